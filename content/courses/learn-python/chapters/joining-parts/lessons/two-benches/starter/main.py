# Import make_label. Then write label_all(names) and label_sheet(text).
