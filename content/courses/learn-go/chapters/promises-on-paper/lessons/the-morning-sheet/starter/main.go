package main

import (
	"bufio"
	"fmt"
	"os"
)

type Parcel struct {
	Code   string
	Street string
	Kilos  int
}

func parse(line string) (Parcel, error) {
	return Parcel{Code: line}, nil
}

func main() {
	var parcels []Parcel
	scanner := bufio.NewScanner(os.Stdin)
	for scanner.Scan() {
		p, err := parse(scanner.Text())
		if err != nil {
			fmt.Println("Error:", err)
			continue
		}
		parcels = append(parcels, p)
	}

	for _, p := range parcels {
		fmt.Println(p)
	}
}
