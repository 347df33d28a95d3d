# Two functions from pricing.py are used here. Import them first.

hinges = 3

print(f"Hinges: {in_words(with_delivery(hinges * 4))}")
print(f"Token: {in_words(1)}")
