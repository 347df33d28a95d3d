def new_customers(today, known):
    return sorted(set(today))


print(new_customers(["Hob", "Ada", "Hob"], ["Ada"]))
