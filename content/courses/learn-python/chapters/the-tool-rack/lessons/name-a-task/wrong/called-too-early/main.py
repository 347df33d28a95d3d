print("Morning")
open_forge()
print("Noon")
open_forge()


def open_forge():
    print("Clang!")
    print("The forge is open.")
