from labels import make_label


def label_all(names):
    return [make_label(name) for name in names]


def label_sheet(text):
    names = [line for line in text.splitlines() if line.strip() != ""]
    return label_all(names)
