"""Types as programs name them, and names for what programs declare."""

NUMBERS = ("Int", "Long", "Float", "Double")
INTEGERS = ("Int", "Long")
FLOATS = ("Float", "Double")
ELEMENTS = ("Node", "Edge")
SETS, ORDERS, SEQUENCES = ("N_S", "E_S"), ("N_O", "E_O"), ("N_Q", "E_Q")
COLLECTIONS = (*SETS, *ORDERS, *SEQUENCES)

NODE_NAMES = "n t u v w s r m"
EDGE_NAMES = "e f g"
OBJECT_NAMES = "I J K L M O X Y Z todo seen"
SCALAR_NAMES = "a b c d i j k x y z count total"
PROPERTY_NAMES = "A B C D P Q R S T U V W rank dist"
# Fine names in Green-Marl that mean something in C++ or in generated code.
AWKWARD = """
    int double auto class new delete nodes edges lh result item begin end min max abs
    barrier row_offsets arguments main this n_slot n_end slot std
"""
