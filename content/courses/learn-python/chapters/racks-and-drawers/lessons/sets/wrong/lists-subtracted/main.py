def new_customers(today, known):
    return sorted(today - known)


print(new_customers(["Hob", "Ada", "Hob"], ["Ada"]))
