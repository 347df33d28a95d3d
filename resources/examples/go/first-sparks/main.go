package main

import "fmt"

// Change something, then press Run.
func main() {
	tools := []string{"hammer", "tongs", "anvil"}

	fmt.Println("The forge is lit.")
	for i, tool := range tools {
		fmt.Printf("%d. %s\n", i+1, tool)
	}

	heat := 20
	for heat < 1100 {
		heat *= 3
		fmt.Println("The steel is at", heat, "degrees.")
	}
	fmt.Println("Hot enough to shape!")
}
