# An apostrophe is missing in this one.
print("The smiths hammer rings.")

# Two double quotes are missing in this one.
print("The label says Handle with care.")
