"""The samples as data of an installed LightHouse, for `lighthouse bench`."""
