package main

import "testing"

func TestQuotesAndDashes(t *testing.T) {
	checkWords(t, "'soon', they said--'very soon'", "soon", "they", "said", "very", "soon")
	checkWords(t, "' '' !' 7 42nd", "nd")
	checkWords(t, "ZOË écrit à Łukasz", "zoë", "écrit", "à", "łukasz")
}

func TestNoWords(t *testing.T) {
	checkWords(t, "")
	checkCount(t, " \n ... ", nil, map[string]int{})
	checkCount(t, "the The THE", []string{"the"}, map[string]int{})
}

func TestNothingToStop(t *testing.T) {
	checkCount(t, "a b a", []string{}, map[string]int{"a": 2, "b": 1})
	checkCount(t, "mule's mules", []string{"mule"}, map[string]int{"mule's": 1, "mules": 1})
}
