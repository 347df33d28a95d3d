# Two functions from pricing.py are used here. Import them first.

print(f"Hinges: {in_words(with_delivery(12))}")
print(f"Token: {in_words(1)}")
