print("Hello, forge!")
print("3 sparks")
