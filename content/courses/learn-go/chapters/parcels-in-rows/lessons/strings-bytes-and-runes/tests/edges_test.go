package main

import "testing"

func TestCutsBetweenCharacters(t *testing.T) {
	checkShorten(t, "ŁŁŁŁ", 3, "ŁŁ…")
	checkShorten(t, "Hob", 1, "…")
	checkShorten(t, "", 4, "")
	checkShorten(t, "Łukasz", 6, "Łukasz")
}

func TestOtherInitials(t *testing.T) {
	checkInitials(t, "łukasz von  der élan", "ŁVDÉ")
	checkInitials(t, "   ", "")
	checkInitials(t, " mira ", "M")
}
