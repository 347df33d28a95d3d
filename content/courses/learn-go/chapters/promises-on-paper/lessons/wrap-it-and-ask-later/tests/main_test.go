package main

import (
	"errors"
	"fmt"
	"testing"
)

func checkAdvice(t *testing.T, err error, want string) {
	t.Helper()
	if got := advice(err); got != want {
		t.Errorf("advice(%v) = %q, want %q", err, got, want)
	}
}

func TestDelivers(t *testing.T) {
	if got, err := deliver("K7", "Dock Street", 20); got != "Otto" || err != nil {
		t.Errorf(`deliver("K7", "Dock Street", 20) = %q, %v, want "Otto", nil`, got, err)
	}
}

func TestWraps(t *testing.T) {
	got, err := deliver("K8", "Nowhere", 3)
	if err == nil || got != "" {
		t.Fatalf(`deliver("K8", "Nowhere", 3) = %q, %v, want "" and an error`, got, err)
	}
	if want := `parcel K8: "Nowhere": unknown street`; err.Error() != want {
		t.Errorf("the error of deliver says %q, want %q", err, want)
	}
	if !errors.Is(err, ErrUnknownStreet) {
		t.Error("errors.Is doesn't find ErrUnknownStreet in the error of deliver")
	}
}

func TestAdvice(t *testing.T) {
	checkAdvice(t, nil, "deliver it")
	_, err := deliver("K8", "Nowhere", 3)
	checkAdvice(t, err, "ask Sable")
	_, err = deliver("K9", "Anvil Lane", 41)
	checkAdvice(t, err, "send 3 couriers")
	if want := "parcel K9: 41 kg is too heavy"; fmt.Sprint(err) != want {
		t.Errorf("the error of deliver says %q, want %q", err, want)
	}
}
