// Package judge runs a lesson's tests with Go's own testing package and reports each to the host, through functions
// that only this package gets: a learner's program can't import or name them. What a program prints, replaces or ends
// has no part in a verdict.
package judge

import (
	"errors"
	"flag"
	"io"
	"os"
	"reflect"
	"runtime/debug"
	"testing"
	"time"
)

// A Test is a test function, a fuzz target (run on its seeds) or an example with its expected output.
type Test struct {
	Name      string
	F         func(*testing.T)
	Fuzz      func(*testing.F)
	Example   func()
	Output    string
	Unordered bool
	// The package's TestMain, if it has one: it is called for each of its tests, as by `go test -run`.
	Main func(*testing.M)
}

// The outcomes as the host reads them (shared/runner/go/judged-run.ts).
const (
	passed int32 = iota
	failed
	broken
	skipped
)

// The number of the first test to run: a later one when an earlier run ended in the middle.
//
//go:wasmimport emberforge first
func first() int32

// The descriptor for the testing package's own output; a different number in each run.
//
//go:wasmimport emberforge channel
func channel() int32

//go:wasmimport emberforge begin
func begin(test int32)

//go:wasmimport emberforge leave
func leave(test int32)

//go:wasmimport emberforge end
func end(test int32, outcome int32)

// Run runs the tests one after the other and ends the process.
func Run(tests []Test) {
	report := os.NewFile(uintptr(channel()), "report")
	prepare(report)
	for number := int(first()); number < len(tests); number++ {
		one := runner{number: int32(number), test: tests[number], report: report, stdout: os.Stdout}
		os.Stdout = report
		one.run()
		os.Stdout = one.stdout
	}
	os.Exit(0)
}

// Sets the testing package up once. The arguments are the host's business: not what a program made of os.Args.
func prepare(report *os.File) {
	stdout, stderr := os.Stdout, os.Stderr
	os.Stdout, os.Stderr = report, report
	testing.Init()
	flag.CommandLine.Parse([]string{"-test.parallel=1", "-test.timeout=0", "-test.paniconexit0"})
	testing.MainStart(deps{}, nil, nil, nil, nil).Run()
	os.Stdout, os.Stderr = stdout, stderr
}

type runner struct {
	number   int32
	test     Test
	report   *os.File
	stdout   *os.File
	tb       testing.TB
	finished bool
	broken   bool
	skipped  bool
}

func (r *runner) run() {
	tests := []testing.InternalTest{{Name: r.test.Name, F: func(t *testing.T) { r.body(t, func() { r.test.F(t) }) }}}
	switch {
	case r.test.Example != nil:
		example := testing.InternalExample{Name: r.test.Name, F: r.example, Output: r.test.Output, Unordered: r.test.Unordered}
		r.end(testing.RunExamples(matchAll, []testing.InternalExample{example}))
	case r.test.Fuzz != nil:
		fuzz := func(f *testing.F) { r.body(f, func() { r.test.Fuzz(f) }) }
		r.runMain(testing.MainStart(deps{}, nil, nil, []testing.InternalFuzzTarget{{Name: r.test.Name, Fn: fuzz}}, nil))
	case r.test.Main != nil:
		r.runMain(testing.MainStart(deps{}, tests, nil, nil, nil))
	default:
		r.end(testing.RunTests(matchAll, tests))
	}
}

// TestMain may end the process as soon as its tests are over: the verdict is reported before that.
func (r *runner) runMain(m *testing.M) {
	afterRun = func() { r.end(r.tb != nil && !r.tb.Failed()) }
	if r.test.Main != nil {
		r.test.Main(m)
	} else {
		m.Run()
	}
	afterRun = nil
}

// Called when an m.Run is over.
var afterRun func()

func (r *runner) end(ok bool) {
	outcome := passed
	switch {
	case r.broken:
		outcome = broken
	case !ok:
		outcome = failed
	case r.skipped:
		outcome = skipped
	case !r.finished:
		outcome = failed
	}
	end(r.number, outcome)
}

func (r *runner) body(t testing.TB, run func()) {
	r.tb = t
	defer func() {
		value := recover()
		r.skipped = t.Skipped()
		if value != nil {
			r.broken = true
			t.Fail()
			t.Errorf("panic: %v\n%s", value, debug.Stack())
		} else if !r.finished && !t.Failed() && !t.Skipped() {
			t.Error("The program ended the test's goroutine before the test was over.")
			t.FailNow()
		}
	}()
	defer func() {
		leave(r.number)
		os.Stdout = r.report
	}()
	os.Stdout = r.stdout
	begin(r.number)
	run()
	r.finished = true
}

// The testing package has put a file of its own in the place of os.Stdout.
func (r *runner) example() {
	begin(r.number)
	defer leave(r.number)
	r.test.Example()
	r.finished = true
}

func matchAll(_, _ string) (bool, error) { return true, nil }

var errUnsupported = errors.New("not supported here")

// What the testing package needs from `go test`: nothing, here.
type deps struct{}

type corpusEntry = struct {
	Parent     string
	Path       string
	Data       []byte
	Values     []any
	Generation int
	IsSeed     bool
}

func (deps) ImportPath() string                          { return "" }
func (deps) ModulePath() string                          { return "" }
func (deps) MatchString(_, _ string) (bool, error)       { return true, nil }
func (deps) StartCPUProfile(io.Writer) error             { return errUnsupported }
func (deps) StopCPUProfile()                             {}
func (deps) StartTestLog(io.Writer)                      {}
func (deps) StopTestLog() error                          { return nil }
func (deps) WriteProfileTo(string, io.Writer, int) error { return errUnsupported }
func (deps) RunFuzzWorker(func(corpusEntry) error) error { return errUnsupported }
func (deps) ResetCoverage()                              {}
func (deps) SnapshotCoverage()                           {}

// The testing package calls it with false when an m.Run is over.
func (deps) SetPanicOnExit0(on bool) {
	if !on && afterRun != nil {
		afterRun()
	}
}

func (deps) CheckCorpus(values []any, types []reflect.Type) error {
	if len(values) != len(types) {
		return errors.New("wrong number of values in a seed")
	}
	for at, value := range values {
		if reflect.TypeOf(value) != types[at] {
			return errors.New("a value in a seed is of another type")
		}
	}
	return nil
}

func (deps) ReadCorpus(string, []reflect.Type) ([]corpusEntry, error) { return nil, nil }

func (deps) CoordinateFuzzing(time.Duration, int64, time.Duration, int64, int, []corpusEntry, []reflect.Type, string, string) error {
	return errUnsupported
}
func (deps) InitRuntimeCoverage() (string, func(string, string) (string, error), func() float64) {
	return "", nil, nil
}
