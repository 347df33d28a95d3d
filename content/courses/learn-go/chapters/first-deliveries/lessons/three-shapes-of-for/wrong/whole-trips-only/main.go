package main

import "fmt"

func main() {
	var count int
	fmt.Scan(&count)

	total := 0
	for i := 1; i <= count; i++ {
		var kilos int
		fmt.Scan(&kilos)
		if kilos > 30 {
			fmt.Printf("Parcel %d: too heavy\n", i)
			continue
		}
		if total+kilos > 50 {
			fmt.Printf("Parcel %d: the cart is full\n", i)
			break
		}
		total += kilos
		fmt.Printf("Parcel %d: %d kg on the cart\n", i, total)
	}

	trips := 0
	for total >= 20 {
		total -= 20
		trips++
	}
	fmt.Println("Trips:", trips)
	for range trips {
		fmt.Print("=>")
	}
	fmt.Println()
}
