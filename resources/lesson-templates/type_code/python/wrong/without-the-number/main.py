print("Hello, forge!")
print("sparks")
