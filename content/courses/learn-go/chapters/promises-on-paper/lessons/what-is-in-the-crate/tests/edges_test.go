package main

import "testing"

func TestNothing(t *testing.T) {
	checkDescribe(t, nil, "nothing")
	checkDescribe(t, "", "a letter: ")
}

func TestMoreTypes(t *testing.T) {
	checkDescribe(t, 7, "not ours: int")
	checkDescribe(t, []string{"a"}, "not ours: []string")
	checkDescribe(t, Crate{Nails: 3}, "crate for , 10 coins")
	if c := (Crate{Parcel{"Ida", 2}, 1}); c.Kilos != 2 || c.Parcel.Price() != 7 {
		t.Errorf("Crate{Parcel{Ida, 2}, 1} has %d kg inside and an inner price of %d, want 2 and 7", c.Kilos, c.Parcel.Price())
	}
}
