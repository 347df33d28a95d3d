package main

import "fmt"

// Piece is anything with a name that takes a while to make.
type Piece interface {
	Name() string
	Hours() float64
}

type Nail struct{ Count int }

func (n Nail) Name() string   { return fmt.Sprintf("%d nails", n.Count) }
func (n Nail) Hours() float64 { return float64(n.Count) * 0.02 }

type Blade struct {
	Length  float64 // centimetres
	Pattern bool
}

func (b Blade) Name() string {
	if b.Pattern {
		return "a patterned blade"
	}
	return "a blade"
}

func (b Blade) Hours() float64 {
	hours := b.Length / 10
	if b.Pattern {
		hours *= 4
	}
	return hours
}

func main() {
	orders := []Piece{Nail{Count: 200}, Blade{Length: 30}, Blade{Length: 75, Pattern: true}}

	total := 0.0
	for _, piece := range orders {
		fmt.Printf("%-18s %5.1f h\n", piece.Name(), piece.Hours())
		total += piece.Hours()
	}
	fmt.Printf("Together %.1f hours, so %d days.\n", total, int(total/8)+1)
}
