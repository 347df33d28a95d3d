print("Light the fire.")
print("Heat the iron.")
print("Strike the iron.")
print("Cool the iron.")
