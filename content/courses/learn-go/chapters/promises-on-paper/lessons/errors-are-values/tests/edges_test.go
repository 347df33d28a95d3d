package main

import "testing"

func TestEdgesOfTheRange(t *testing.T) {
	checkWeight(t, "1", 1, "")
	checkWeight(t, "20", 20, "")
	checkWeight(t, "0", 0, "0 kg is out of range")
	checkWeight(t, "21", 0, "21 kg is out of range")
	checkWeight(t, "-3", 0, "-3 kg is out of range")
}

func TestOddTexts(t *testing.T) {
	checkWeight(t, "", 0, `"" is not a weight`)
	checkWeight(t, " 2.5", 0, `" 2.5" is not a weight`)
}

func TestTotalsAtTheEdges(t *testing.T) {
	checkTotal(t, nil, 0, "")
	checkTotal(t, []string{"3", "0", "x"}, 0, "0 kg is out of range")
}
