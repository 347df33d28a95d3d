package main

import "fmt"

func main() {
	var count int
	fmt.Scan(&count)

	total := 0
	for i := 1; i <= count; i++ {
		var kilos int
		fmt.Scan(&kilos)
		total += kilos
		fmt.Printf("Parcel %d: %d kg on the cart\n", i, total)
	}
}
