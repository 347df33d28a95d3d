def clean_label(text):
    text = text.replace(" ", "-")
    text = text.lower()
    return text.strip()


print(clean_label("  Iron Hook "))
