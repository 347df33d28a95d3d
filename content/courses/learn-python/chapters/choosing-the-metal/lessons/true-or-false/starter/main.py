temperature = 800

# Ask these three questions in Python.
print("Is it at least 800?")
print("Is it above 900?")
print("Is it different from 750?")
