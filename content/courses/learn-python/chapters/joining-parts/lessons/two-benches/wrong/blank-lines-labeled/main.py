from labels import make_label


def label_all(names):
    return [make_label(name) for name in names]


def label_sheet(text):
    return "\n".join(label_all(text.splitlines()))
