package main

import "fmt"

func main() {
	fmt.Println("Lowmoor Couriers")
	fmt.Printf("Parcel %d for %q: %v kg\n", 7, "Tomas", 2.5)
	fmt.Println("On time.")
}
