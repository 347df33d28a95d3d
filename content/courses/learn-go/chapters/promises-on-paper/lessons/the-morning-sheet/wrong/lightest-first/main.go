package main

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
)

type Parcel struct {
	Code   string
	Street string
	Kilos  int
}

func (p Parcel) String() string {
	return fmt.Sprintf("%-4s %s, %d kg", p.Code, p.Street, p.Kilos)
}

var errFields = errors.New("needs code;street;weight")

func parse(line string) (Parcel, error) {
	parts := strings.Split(line, ";")
	if len(parts) != 3 {
		return Parcel{}, errFields
	}
	kilos, err := strconv.Atoi(strings.TrimSpace(parts[2]))
	if err != nil {
		return Parcel{}, fmt.Errorf("%q is not a weight", strings.TrimSpace(parts[2]))
	}
	return Parcel{strings.TrimSpace(parts[0]), strings.TrimSpace(parts[1]), kilos}, nil
}

func main() {
	var parcels []Parcel
	number, bad, total := 0, 0, 0
	scanner := bufio.NewScanner(os.Stdin)
	for scanner.Scan() {
		number++
		line := strings.TrimSpace(scanner.Text())
		if line == "" {
			continue
		}
		p, err := parse(line)
		if err != nil {
			bad++
			fmt.Println("Error:", fmt.Errorf("line %d: %w", number, err))
			continue
		}
		parcels = append(parcels, p)
		total += p.Kilos
	}

	slices.SortFunc(parcels, func(a, b Parcel) int {
		return cmp.Or(cmp.Compare(a.Street, b.Street), cmp.Compare(a.Kilos, b.Kilos))
	})
	for _, p := range parcels {
		fmt.Println(p)
	}
	fmt.Printf("%d parcels, %d kg, %d bad lines\n", len(parcels), total, bad)
}
