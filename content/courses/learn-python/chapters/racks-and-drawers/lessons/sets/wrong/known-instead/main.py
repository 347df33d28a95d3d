def new_customers(today, known):
    return sorted(set(today) & set(known))


print(new_customers(["Hob", "Ada", "Hob"], ["Ada"]))
