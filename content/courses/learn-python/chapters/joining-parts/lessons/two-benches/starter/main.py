# Import make_label here.


def label_all(names):
    # Return the label of every name, not the bare name.
    return [name for name in names]


print(label_all(["saw", " axe "]))
