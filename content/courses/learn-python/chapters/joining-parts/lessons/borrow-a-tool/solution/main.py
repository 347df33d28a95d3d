from pricing import in_words, with_delivery

print(f"Hinges: {in_words(with_delivery(12))}")
print(f"Token: {in_words(1)}")
