package main

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
	if kilos <= 1 {
		return 4, true
	}
	if kilos <= 5 {
		return 7, true
	}
	if express {
		return 24, true
	}
	return 12, true
}

func main() {}
