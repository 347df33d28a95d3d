package main

import (
	"testing"
	"time"
)

func TestEmptyLine(t *testing.T) {
	checkRow(t, "walk([])", receive(t, "walk([])", walk(nil)), nil)
	checkRow(t, "prices()", receive(t, "prices()", prices(filled())), nil)
	if count, total := sum(filled()); count != 0 || total != 0 {
		t.Errorf("sum() = %d, %d, want 0, 0", count, total)
	}
}

func TestStationsDoNotHoard(t *testing.T) {
	in := make(chan int)
	out := prices(in)
	for _, kilos := range []int{1, 40} {
		select {
		case in <- kilos:
		case <-time.After(time.Second):
			t.Fatal("prices doesn't take a weight while it's waiting for the next one")
		}
		select {
		case <-out:
		case <-time.After(time.Second):
			t.Fatal("prices should pass on each price before it waits for the next weight")
		}
	}
	close(in)
	receive(t, "prices", out)
}
