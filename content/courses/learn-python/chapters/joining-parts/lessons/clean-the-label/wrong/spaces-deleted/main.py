def clean_label(text):
    return text.strip().lower().replace(" ", "")


print(clean_label("  Iron Hook "))
