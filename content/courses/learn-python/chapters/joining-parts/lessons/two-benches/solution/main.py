from labels import make_label


def label_all(names):
    return [make_label(name) for name in names]


print(label_all(["saw", " axe "]))
