package main

import (
	"slices"
	"testing"
	"time"
)

// receive takes what comes within a second.
func receive(t *testing.T, name string, ch <-chan int) []int {
	t.Helper()
	var got []int
	for {
		select {
		case v, ok := <-ch:
			if !ok {
				return got
			}
			got = append(got, v)
		case <-time.After(time.Second):
			t.Fatalf("%s: after %v came nothing for a second, and the channel isn't closed", name, got)
		}
	}
}

func filled(values ...int) <-chan int {
	ch := make(chan int, len(values))
	for _, v := range values {
		ch <- v
	}
	close(ch)
	return ch
}

func checkRow(t *testing.T, name string, got, want []int) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s sent %v, want %v", name, got, want)
	}
}

func TestWalk(t *testing.T) {
	checkRow(t, "walk([3 6 5])", receive(t, "walk([3 6 5])", walk([]int{3, 6, 5})), []int{3, 6, 5})
}

func TestPrices(t *testing.T) {
	checkRow(t, "prices(3, 6, 5)", receive(t, "prices(3, 6, 5)", prices(filled(3, 6, 5))), []int{7, 12, 7})
}

func TestSum(t *testing.T) {
	if count, total := sum(filled(7, 12, 7)); count != 3 || total != 26 {
		t.Errorf("sum(7, 12, 7) = %d, %d, want 3, 26", count, total)
	}
}
