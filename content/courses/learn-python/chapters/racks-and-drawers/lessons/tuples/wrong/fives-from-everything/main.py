def pay_out(change):
    return change // 10, change // 5, change % 5


print(pay_out(38))
