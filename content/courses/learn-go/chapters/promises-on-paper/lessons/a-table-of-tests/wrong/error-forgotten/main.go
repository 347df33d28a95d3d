package main

import (
	"example.com/program/fees"
	"fmt"
)

type test struct {
	kilos   int
	express bool
	want    int
	wantErr bool
}

var tests = []test{
	{kilos: 1, want: 4},
	{kilos: 2, want: 7},
	{kilos: 5, want: 7},
	{kilos: 6, want: 12},
	{kilos: 20, want: 12},
	{kilos: 3, express: true, want: 14},
}

// failures runs the table against a price function and returns a line for each case that fails.
func failures(price func(int, bool) (int, error)) []string {
	var lines []string
	for _, tt := range tests {
		got, err := price(tt.kilos, tt.express)
		if got != tt.want || (err != nil) != tt.wantErr {
			lines = append(lines, fmt.Sprintf("price(%d, %t) = %d, %v, want %d", tt.kilos, tt.express, got, err, tt.want))
		}
	}
	return lines
}

func main() {
	for _, line := range failures(fees.Price) {
		fmt.Println(line)
	}
	fmt.Println(len(tests), "cases checked")
}
