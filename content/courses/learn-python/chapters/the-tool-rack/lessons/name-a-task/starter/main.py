def open_forge():
    print("Clang!")
    print("The forge is open.")


print("Morning")
# Call the function here,
print("Noon")
# and once more here.
