package main

import (
	"errors"
	"slices"
	"testing"
)

func setOf(words ...string) map[string]bool {
	set := map[string]bool{}
	for _, word := range words {
		set[word] = true
	}
	return set
}

func checkErrors(t *testing.T, names []string, workers int, want ...string) map[string]int {
	t.Helper()
	counts, errs := countFiles(names, workers, nil)
	var got []string
	for _, err := range errs {
		got = append(got, err.Error())
	}
	if !slices.Equal(got, want) {
		t.Errorf("countFiles(%q) has the errors %q, want %q", names, got, want)
	}
	return counts
}

func checkFileError(t *testing.T, name string, want error) {
	t.Helper()
	counts, err := countFile(name, nil)
	if !errors.Is(err, want) || counts != nil {
		t.Errorf("countFile(%q) = %v, %v, want nil and a wrapped error %q", name, counts, err, want)
	}
}

func TestOneFile(t *testing.T) {
	counts, err := countFile("letters/tuesday.txt", setOf("the", "a"))
	if err != nil || counts["tomas"] != 1 || counts["the"] != 0 || len(counts) != 15 {
		t.Errorf("countFile(tuesday.txt without the and a) = %v, %v, want 15 different words", counts, err)
	}
}

func TestFilesThatFail(t *testing.T) {
	checkFileError(t, "letters/sunday.txt", ErrMissing)
	checkFileError(t, "letters/blank.txt", ErrNoWords)
}

func TestManyFiles(t *testing.T) {
	counts := checkErrors(t, []string{"letters/monday.txt", "letters/sunday.txt", "letters/friday.txt"}, 2, "letters/sunday.txt: missing")
	if counts["bridge"] != 4 || counts["parcel"] != 2 {
		t.Errorf("monday.txt and friday.txt: bridge %d times and parcel %d times, want 4 and 2", counts["bridge"], counts["parcel"])
	}
}
