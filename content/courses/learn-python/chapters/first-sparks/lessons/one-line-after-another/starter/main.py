# These steps are out of order, and one is missing.
print("Cool the iron.")
print("Heat the iron.")
print("Light the fire.")
