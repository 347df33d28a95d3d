package main

import (
	"fmt"
	"strconv"
	"strings"
)

func parseWeight(text string) (int, error) {
	kilos, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil {
		return 0, fmt.Errorf("%q is not a weight", text)
	}
	if kilos < 1 || kilos > 20 {
		return 0, fmt.Errorf("%d kg is out of range", kilos)
	}
	return kilos, nil
}

func totalWeight(texts []string) (int, error) {
	total := 0
	for _, text := range texts {
		kilos, err := parseWeight(text)
		if err != nil {
			return 0, err
		}
		total += kilos
	}
	return total, nil
}

func main() {
	fmt.Println(parseWeight(" 12 "))
	fmt.Println(parseWeight("heavy"))
	fmt.Println(totalWeight([]string{"12", "3"}))
}
