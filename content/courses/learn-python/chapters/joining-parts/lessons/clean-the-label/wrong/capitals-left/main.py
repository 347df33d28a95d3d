def clean_label(text):
    return text.strip().replace(" ", "-")


print(clean_label("  Iron Hook "))
