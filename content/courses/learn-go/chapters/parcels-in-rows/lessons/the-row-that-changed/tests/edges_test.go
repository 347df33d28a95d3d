package main

import "testing"

func TestTheFirstOne(t *testing.T) {
	checkWithout(t, route(), 0, []string{"Anvil", "Mill", "Chapel"})
	checkWithout(t, []string{"Dock"}, 0, []string{})
}

func TestNoSuchIndex(t *testing.T) {
	checkWithout(t, route(), 4, route())
	checkWithout(t, route(), -1, route())
	checkWithout(t, nil, 0, nil)
}

func TestTheCopyIsACopy(t *testing.T) {
	row := route()
	whole := without(row, 9)
	whole[0] = "changed"
	if row[0] != "Dock" {
		t.Error("without(row, 9) returned the row itself; it should be a copy")
	}
}
