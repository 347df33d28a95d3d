package main

import "testing"

func checkShorten(t *testing.T, name string, max int, want string) {
	t.Helper()
	if got := shorten(name, max); got != want {
		t.Errorf("shorten(%q, %d) = %q, want %q", name, max, got, want)
	}
}

func checkInitials(t *testing.T, name, want string) {
	t.Helper()
	if got := initials(name); got != want {
		t.Errorf("initials(%q) = %q, want %q", name, got, want)
	}
}

func TestShortens(t *testing.T) {
	checkShorten(t, "Bartholomew", 8, "Barthol…")
	checkShorten(t, "Ada", 8, "Ada")
}

func TestCountsCharacters(t *testing.T) {
	checkShorten(t, "Zoë", 3, "Zoë")
}

func TestInitials(t *testing.T) {
	checkInitials(t, "ada quill", "AQ")
	checkInitials(t, "Zoë", "Z")
}
