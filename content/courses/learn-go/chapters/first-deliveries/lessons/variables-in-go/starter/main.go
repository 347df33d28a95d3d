package main

import "fmt"

func main() {
	var count, kilos int
	fmt.Scan(&count, &kilos)

	fmt.Printf("%d parcels, %d kg\n", count, kilos)
}
