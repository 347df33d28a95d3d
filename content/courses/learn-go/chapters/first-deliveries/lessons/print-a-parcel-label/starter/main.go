package main

import "fmt"

func main() {
	fmt.Println("Lowmoor Couriers")
	fmt.Printf("Parcel %d for %s: %v kg", 7, "Tomas", 2.5)
}
