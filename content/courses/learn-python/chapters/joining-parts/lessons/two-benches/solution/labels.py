def make_label(name):
    return f"[{name.strip().upper()}]"
