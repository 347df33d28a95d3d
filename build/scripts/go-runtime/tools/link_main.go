// Takes the place of cmd/link/main.go in the runtime's linker; see compile_main.go.
package main

import (
	"cmd/link/internal/ld"
	"cmd/link/internal/wasm"
	"internal/buildcfg"
	"log"
	"os"
	"runtime/debug"
	"strings"
)

const heapGoal = 256 << 20 // bytes: most programs end below it, without one collection

func main() {}

//go:wasmexport run
func run() {
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(heapGoal)
	args, err := os.ReadFile("/out/args")
	if err != nil {
		log.Fatal(err)
	}
	os.Args = append([]string{"link"}, strings.Split(string(args), "\n")...)
	buildcfg.Check()
	arch, theArch := wasm.Init()
	ld.Main(arch, theArch)
}
