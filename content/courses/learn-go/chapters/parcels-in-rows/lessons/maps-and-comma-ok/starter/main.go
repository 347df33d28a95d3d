package main

import "fmt"

func countByStreet(streets []string) map[string]int {
	var counts map[string]int
	return counts
}

func feeFor(fees map[string]int, kind string) (int, bool) {
	return fees[kind], true
}

func busiest(counts map[string]int) (string, int) {
	return "", 0
}

func main() {
	counts := countByStreet([]string{"Mill", "Dock", "Mill"})
	fmt.Println(counts)
	fmt.Println(feeFor(map[string]int{"parcel": 7}, "anvil"))
	fmt.Println(busiest(counts))
}
