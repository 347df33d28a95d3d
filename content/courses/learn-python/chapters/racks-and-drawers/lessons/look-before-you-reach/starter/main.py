# 1. in_stock(stock, item)


# 2. reply(stock, item)
