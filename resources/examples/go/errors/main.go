package main

import (
	"errors"
	"fmt"
	"strconv"
)

var errTooCold = errors.New("too cold to forge")

// readHeat reads a temperature such as "950".
func readHeat(text string) (int, error) {
	heat, err := strconv.Atoi(text)
	if err != nil {
		return 0, fmt.Errorf("reading %q: %w", text, err)
	}
	if heat < 700 {
		return 0, fmt.Errorf("%d degrees: %w", heat, errTooCold)
	}
	return heat, nil
}

func main() {
	for _, text := range []string{"950", "420", "hot"} {
		heat, err := readHeat(text)
		switch {
		case errors.Is(err, errTooCold):
			fmt.Println("Back into the fire:", err)
		case err != nil:
			fmt.Println("Not a temperature:", err)
		default:
			fmt.Println("Good to forge at", heat)
		}
	}
}
