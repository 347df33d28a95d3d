package main

import (
	"errors"
	"strings"
	"testing"
)

func TestErrorsAreSorted(t *testing.T) {
	names := []string{"letters/z.txt", "letters/blank.txt", "letters/m.txt", "letters/b.txt", "letters/tuesday.txt"}
	for range 5 {
		counts := checkErrors(t, names, 3, "letters/b.txt: missing", "letters/blank.txt: no words", "letters/m.txt: missing", "letters/z.txt: missing")
		if counts["parcel"] != 1 {
			t.Fatalf("the counts of tuesday.txt got lost: %v", counts)
		}
	}
}

func TestOnlyStopWords(t *testing.T) {
	_, err := countFile("letters/friday.txt", setOf("the", "bridge", "is", "open", "parcel", "on", "mule", "and"))
	if !errors.Is(err, ErrNoWords) {
		t.Errorf("a letter with nothing but stop words has the error %v, want a wrapped ErrNoWords", err)
	}
	counts, errs := countFiles([]string{"letters/friday.txt"}, 1, setOf("the"))
	if counts["the"] != 0 || counts["bridge"] != 3 || len(errs) != 0 {
		t.Errorf("countFiles(friday.txt without the) = %v, %v, want bridge 3 times and no errors", counts, errs)
	}
}

func TestAFolderIsNotALetter(t *testing.T) {
	counts, err := countFile("letters", nil)
	if counts != nil || err == nil || errors.Is(err, ErrMissing) || errors.Is(err, ErrNoWords) || !strings.HasPrefix(err.Error(), "letters: ") {
		t.Errorf("countFile of a folder = %v, %v, want nil and the error of ReadFile, wrapped with the name", counts, err)
	}
	if counts, errs := countFiles(nil, 2, nil); counts == nil || len(counts) != 0 || len(errs) != 0 {
		t.Errorf("countFiles of nothing = %v, %v, want an empty map and no errors", counts, errs)
	}
}
