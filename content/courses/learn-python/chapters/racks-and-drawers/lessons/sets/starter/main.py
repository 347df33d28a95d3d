def new_customers(today, known):
    # This is every visit. Each new customer should be in here once.
    return sorted(today)


print(new_customers(["Hob", "Ada", "Hob"], ["Ada"]))
