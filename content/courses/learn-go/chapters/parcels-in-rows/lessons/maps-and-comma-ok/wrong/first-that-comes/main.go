package main

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
	for street := range counts {
		if counts[street] > most {
			best, most = street, counts[street]
		}
	}
	return best, most
}

func main() {}
