from money import as_coins
from stock import Item, Stock

stock = Stock()
stock.add(Item("horseshoe", price=45, count=12))
stock.add(Item("kettle", price=330, count=3))
stock.add(Item("sword", price=2750, count=1))

stock.sell("horseshoe", 4)
stock.sell("kettle", 1)

for item in stock:
    print(f"{item.name:<10} {item.count:>3} left   {as_coins(item.price)} each")

print("\nThe drawer holds", as_coins(stock.earned))

try:
    stock.sell("sword", 2)
except ValueError as error:
    print("No sale:", error)
