from pricing import in_words

hinges = 3

print(f"Hinges: {in_words(with_delivery(hinges * 4))}")
print(f"Token: {in_words(1)}")
