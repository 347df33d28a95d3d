def open_forge():
    print("Clang!")
    print("The forge is open.")


print("Morning")
open_forge
print("Noon")
open_forge
