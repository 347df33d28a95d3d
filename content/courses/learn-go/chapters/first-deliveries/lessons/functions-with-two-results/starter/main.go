package main

import "fmt"

func cartsFor(parcels, perCart int) (int, int) {
	return 0, 0
}

func priceOf(kilos int, express bool) (int, bool) {
	return 0, false
}

func main() {
	carts, left := cartsFor(17, 5)
	fmt.Println(carts, "carts,", left, "left over")
	if price, ok := priceOf(6, true); ok {
		fmt.Println(price, "coins")
	}
}
