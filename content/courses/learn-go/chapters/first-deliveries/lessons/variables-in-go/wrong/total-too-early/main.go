package main

import "fmt"

func main() {
	var count, kilos int
	fmt.Scan(&count, &kilos)

	total := count * kilos
	count++
	fmt.Printf("%d parcels, %d kg\n", count, total)
	const perKilo = 3
	fmt.Printf("Price: %d coins\n", total*perKilo)
	var express bool
	fmt.Println("Express:", express)
}
