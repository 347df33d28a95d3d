package main

import "fmt"

func priceOf(kilos int, express bool) (int, bool) {
	price := 12
	switch {
	case kilos <= 0 || kilos > 20:
		return 0, false
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
	var count int
	fmt.Scan(&count)

	for range count {
		var name string
		var kilos int
		var express bool
		fmt.Scan(&name, &kilos, &express)
		price, _ := priceOf(kilos, express)
		fmt.Printf("%-8s %3d kg %4d coins\n", name, kilos, price)
	}
}
