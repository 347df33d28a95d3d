# 1. order_value(orders)


# 2. count_item(shelves, wanted)
