temperature = 815

# Ask these three questions in Python, so that it prints the answers.
print("Is it at least 800?")
print("Is it above 900?")
print("Is it different from 750?")
