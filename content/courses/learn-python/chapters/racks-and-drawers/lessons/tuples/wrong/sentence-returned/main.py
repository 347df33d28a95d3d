def pay_out(change):
    tens = change // 10
    rest = change % 10
    return f"({tens}, {rest // 5}, {rest % 5})"


print(pay_out(38))
