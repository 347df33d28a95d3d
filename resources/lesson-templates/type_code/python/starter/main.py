print("Hello, forge!")
