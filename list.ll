define ptr @first(ptr %list) {
  ret ptr %list
}
