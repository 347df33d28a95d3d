package main

import (
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
	if fees[kind] == 0 {
		return fees["parcel"], false
	}
	return fees[kind], true
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

func main() {}
