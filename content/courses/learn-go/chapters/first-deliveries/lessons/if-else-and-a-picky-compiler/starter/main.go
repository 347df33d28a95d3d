package main

import "fmt"

func main() {
	var kilos int
	var express bool
	fmt.Scan(&kilos, &express)

	price := 0
	if kilos <= 1
	{
		price = 4
	} else if kilos < 5 {
		price := 7
	} else if kilos < 20 {
		price = 12
	}
	if express == 1 {
		price = price * 2
	}
	if kilos > 20 {
		fmt.Printf("%d kg: too heavy\n", kilos)
	} else {
		fmt.Printf("%d kg: %d coins\n", kilos, price)
	}
}
