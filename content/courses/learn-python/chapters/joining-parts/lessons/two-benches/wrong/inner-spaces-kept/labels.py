def make_label(name):
    if name.strip() == "":
        raise ValueError("a label needs a name")
    return f"[{name.strip().upper()}]"
