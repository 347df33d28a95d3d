hinges = 3
lanterns = 2
paid = 60

hinge_price = hinges * 4
lantern_price = lanterns * 15
total = hinge_price + lantern_price + 6
change = paid - total

print("THE EMBERFORGE")
print(f"Hinges: {hinges}")
print(f"Lanterns: {lanterns}")
print("Delivery: 6")
print(f"Total: {total}")
print(f"Change: {change}")
print(f"Fives: {change // 5}")
print(f"Ones: {change % 5}")
