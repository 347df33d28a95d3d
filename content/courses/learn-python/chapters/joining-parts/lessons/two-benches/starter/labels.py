# Write make_label(name) here.
