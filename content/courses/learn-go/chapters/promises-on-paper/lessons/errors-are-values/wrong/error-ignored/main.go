package main

import (
	"fmt"
	"strconv"
	"strings"
)

func parseWeight(text string) (int, error) {
	kilos, _ := strconv.Atoi(strings.TrimSpace(text))
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

func main() {}
