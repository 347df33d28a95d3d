package main

func cartsFor(parcels, perCart int) (int, int) {
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

func main() {}
