package main

import (
	"fmt"
	"slices"
	"strings"
)

// Why one of Go's packages isn't available, by how its path begins.
var reasons = []struct{ prefix, text string }{
	{"net/", "a program has no network here"},
	{"os/exec/", "a program cannot start others here"},
	{"os/signal/", "a program gets no signals here"},
	{"os/user/", "a program has no users here"},
	{"syscall/", "a program cannot call the operating system here"},
	{"plugin/", "a program is one file here"},
	{"unsafe/", "a program keeps to Go's types here"},
	{"embed/", "a program reads its files when it runs here: use os.ReadFile"},
	{"testing/", "it is for test files"},
	{"flag/", "it holds the tests' settings"},
	{"text/template/", "it cannot be used in a program that is tested"},
	{"internal/", "it is for Go's own packages"},
	{"runtime/", "it looks into the running program"},
}

// The message about an import that isn't available.
func withoutReason(name string, imports []string) string {
	for _, reason := range reasons {
		if strings.HasPrefix(name+"/", reason.prefix) {
			return fmt.Sprintf("The package %q isn't available: %s. Remove the import.", name, reason.text)
		}
	}
	if first, _, _ := strings.Cut(name, "/"); strings.Contains(first, ".") {
		return fmt.Sprintf("The package %q isn't one of Go's own, and others can't be downloaded here. Remove the import.", name)
	}
	for _, like := range []string{strings.ToLower(name), name + "s", strings.TrimSuffix(name, "s")} {
		if slices.Contains(imports, like) {
			return fmt.Sprintf("There is no package %q. Did you mean %q?", name, like)
		}
	}
	return fmt.Sprintf("The package %q isn't available here. Remove the import.", name)
}
