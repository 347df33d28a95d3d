hinges = 3
lanterns = 2
paid = 60

hinge_price = hinges * 4
lantern_price = lanterns * 15
total = hinge_price + lantern_price
change = paid - total

print("THE EMBERFORGE")
print(f"Hinges: {hinge_price}")
print(f"Lanterns: {lantern_price}")
print("Delivery: 6")
print(f"Total: {total}")
print(f"Change: {change}")
print(f"Fives: {change // 5}")
print(f"Ones: {change % 5}")
