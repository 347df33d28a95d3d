from collections import Counter
import re

text = """
The bellows breathe and the fire answers. The hammer falls, the
hammer rises, and between the two the iron learns its shape. Iron
remembers every blow; the smith remembers only the last.
"""

words = re.findall(r"[a-z]+", text.lower())
counts = Counter(words)

print(f"{len(words)} words, {len(counts)} different ones\n")

for word, count in counts.most_common(6):
    print(f"{word:>8} {'#' * count} {count}")

long_words = sorted({word for word in words if len(word) > 6})
print("\nThe long ones:", ", ".join(long_words))
