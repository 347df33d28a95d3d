def pay_out(change):
    tens = change // 10
    rest = change % 10
    return tens, rest // 5, rest % 5


tens, fives, ones = pay_out(38)
print(f"{tens} tens, {fives} fives and {ones} ones, Inspector.")
