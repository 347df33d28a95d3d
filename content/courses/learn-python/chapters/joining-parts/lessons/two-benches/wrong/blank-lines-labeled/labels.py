def make_label(name):
    words = name.split()
    if not words:
        raise ValueError("a label needs a name")
    return f"[{' '.join(words).upper()}]"
