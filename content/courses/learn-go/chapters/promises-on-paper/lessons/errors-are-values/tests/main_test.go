package main

import "testing"

func checkWeight(t *testing.T, text string, want int, wantErr string) {
	t.Helper()
	got, err := parseWeight(text)
	if got != want || errText(err) != wantErr {
		t.Errorf("parseWeight(%q) = %d, error %q, want %d, error %q", text, got, errText(err), want, wantErr)
	}
}

func checkTotal(t *testing.T, texts []string, want int, wantErr string) {
	t.Helper()
	got, err := totalWeight(texts)
	if got != want || errText(err) != wantErr {
		t.Errorf("totalWeight(%q) = %d, error %q, want %d, error %q", texts, got, errText(err), want, wantErr)
	}
}

func errText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func TestParses(t *testing.T) {
	checkWeight(t, "7", 7, "")
	checkWeight(t, " 12 ", 12, "")
}

func TestRefuses(t *testing.T) {
	checkWeight(t, "heavy", 0, `"heavy" is not a weight`)
	checkWeight(t, "25", 0, "25 kg is out of range")
}

func TestTotals(t *testing.T) {
	checkTotal(t, []string{"12", "3"}, 15, "")
	checkTotal(t, []string{"12", "three", "99"}, 0, `"three" is not a weight`)
}
