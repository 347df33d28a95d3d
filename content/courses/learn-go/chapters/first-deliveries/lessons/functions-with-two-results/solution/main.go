package main

import "fmt"

func cartsFor(parcels, perCart int) (int, int) {
	if perCart <= 0 {
		return 0, parcels
	}
	return parcels / perCart, parcels % perCart
}

func priceOf(kilos int, express bool) (int, bool) {
	if kilos <= 0 || kilos > 20 {
		return 0, false
	}
	price := 12
	switch {
	case kilos <= 1:
		price = 4
	case kilos <= 5:
		price = 7
	}
	if express {
		price *= 2
	}
	return price, true
}

func main() {
	carts, left := cartsFor(17, 5)
	fmt.Println(carts, "carts,", left, "left over")
	if price, ok := priceOf(6, true); ok {
		fmt.Println(price, "coins")
	}
}
