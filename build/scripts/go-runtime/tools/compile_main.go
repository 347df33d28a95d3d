// Takes the place of cmd/compile/main.go in the runtime's compiler: started once by the host (_initialize), given an
// order in a file, and thrown away after it. Only WebAssembly's back end is linked in.
package main

import (
	"cmd/compile/internal/base"
	"cmd/compile/internal/gc"
	"cmd/compile/internal/noder"
	"cmd/compile/internal/wasm"
	"encoding/json"
	"internal/buildcfg"
	"log"
	"os"
	"runtime/debug"
	"slices"
)

const heapGoal = 256 << 20 // bytes: most programs end below it, without one collection

func main() {}

// An order: files to inspect, the rules for a judged program, and the compiler's arguments.
type order struct {
	Inspect *inspection
	Rules   *judgedRules
	Args    []string
}

//go:wasmexport run
func run() {
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(heapGoal)
	log.SetFlags(0)
	log.SetPrefix("compile: ")
	var given order
	text, err := os.ReadFile("/out/order.json")
	if err == nil {
		err = json.Unmarshal(text, &given)
	}
	if err != nil {
		log.Fatal(err)
	}
	if given.Inspect != nil {
		if !given.Inspect.report() {
			os.Exit(0)
		}
		given.Args = slices.DeleteFunc(given.Args, func(arg string) bool {
			return slices.Contains(given.Inspect.excluded, arg)
		})
	}
	if given.Args == nil {
		os.Exit(0)
	}
	if given.Rules != nil {
		noder.Inspect = given.Rules.inspect
	}
	os.Args = append([]string{"compile"}, given.Args...)
	buildcfg.Check()
	gc.Main(wasm.Init)
	base.Exit(0)
}
