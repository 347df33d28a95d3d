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

	total, accepted := 0, 0
	for range count {
		var name string
		var kilos int
		var express bool
		fmt.Scan(&name, &kilos, &express)
		price, ok := priceOf(kilos, express)
		if !ok {
			fmt.Printf("%-8s %3d kg  refused\n", name, kilos)
			continue
		}
		total += price
		accepted++
		fmt.Printf("%-8s %3d kg %4d coins\n", name, kilos, price)
	}

	fmt.Println("Total:", total, "coins")
	if accepted == 0 {
		fmt.Println("No parcels today.")
	} else {
		fmt.Printf("Average: %.1f coins\n", float64(total)/float64(accepted))
	}
}
