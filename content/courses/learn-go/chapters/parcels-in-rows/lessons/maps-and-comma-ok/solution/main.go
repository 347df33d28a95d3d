package main

import (
	"fmt"
	"maps"
	"slices"
)

func countByStreet(streets []string) map[string]int {
	counts := map[string]int{}
	for _, street := range streets {
		counts[street]++
	}
	return counts
}

func feeFor(fees map[string]int, kind string) (int, bool) {
	fee, ok := fees[kind]
	if !ok {
		return fees["parcel"], false
	}
	return fee, true
}

func busiest(counts map[string]int) (string, int) {
	best, most := "", 0
	for _, street := range slices.Sorted(maps.Keys(counts)) {
		if counts[street] > most {
			best, most = street, counts[street]
		}
	}
	return best, most
}

func main() {
	counts := countByStreet([]string{"Mill", "Dock", "Mill"})
	fmt.Println(counts)
	fmt.Println(feeFor(map[string]int{"parcel": 7}, "anvil"))
	fmt.Println(busiest(counts))
}
