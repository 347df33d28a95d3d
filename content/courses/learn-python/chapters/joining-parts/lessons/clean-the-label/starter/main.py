def clean_label(text):
    # These calls make new strings. What happens to them?
    text.strip()
    text.lower()
    text.replace(" ", "-")
    return text


print(clean_label("  Iron Hook "))
