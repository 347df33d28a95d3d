package main

import (
	"cmd/compile/internal/types2"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/build"
	"go/build/constraint"
	"go/doc"
	"go/parser"
	"go/scanner"
	"go/token"
	"log"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What the host asks about a program before it's compiled. The rules are the host's (shared/runner/go/policy.ts);
// Go's own parser finds where they're broken.
type inspection struct {
	Module  string
	Files   []string // the learner's, below /work
	Tests   []string // the judge's, below /work
	Imports []string // what the learner's files may import, beside the module's own packages

	// Paths of files that a build constraint leaves out.
	excluded []string
}

type fault struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Message string `json:"message"`
}

type localImport struct {
	Path string `json:"path"`
	At   fault  `json:"at"`
}

type sourceFile struct {
	Name    string        `json:"name"`
	Package string        `json:"package"`
	Local   []localImport `json:"local"`
}

type foundTest struct {
	File      string `json:"file"`
	Name      string `json:"name"`
	Package   string `json:"package"`
	Line      int    `json:"line"`
	Fuzz      bool   `json:"fuzz"`
	Main      bool   `json:"main"` // its package has a TestMain
	Example   bool   `json:"example"`
	Output    string `json:"output"`
	Unordered bool   `json:"unordered"`
}

type findings struct {
	Files []sourceFile `json:"files"`
	Tests []foundTest  `json:"tests"`
	// Rules that the learner's files break.
	Refused []fault `json:"refused"`
	// Syntax errors. The compiler explains them better, so it still runs.
	Unreadable []fault `json:"unreadable"`
}

// The same limit as for the compiler's own messages.
const maxRefused = 20

type inspector struct {
	findings
	mains map[string]bool // folders and names of packages with a TestMain
	rules *inspection
	set   *token.FileSet
}

// Writes the findings to /out/report.json. Returns whether the program can be compiled right away: it breaks no
// rule and is a single package.
func (order *inspection) report() bool {
	in := inspector{rules: order, set: token.NewFileSet(), mains: map[string]bool{}}
	in.findings = findings{[]sourceFile{}, []foundTest{}, []fault{}, []fault{}}
	declared := map[string]token.Pos{}
	single := true
	for at, name := range order.Files {
		// The entry always counts, as with `go run main.go`.
		if at > 0 && !in.isIncluded(name) {
			continue
		}
		file := in.parse(name)
		if file == nil {
			continue
		}
		in.checkComments(file)
		in.checkImports(name, file)
		for _, names := range packageNames(file) {
			declared[names.Name] = names.Pos()
		}
		single = single && len(in.Files[len(in.Files)-1].Local) == 0
	}
	for _, name := range order.Tests {
		if !in.isIncluded(name) {
			continue
		}
		if file := in.parse(name); file != nil {
			in.addLocal(name, file)
			in.findTests(name, file)
			in.checkShadowing(declared, file)
		}
	}
	for at := range in.Tests {
		in.Tests[at].Main = in.mains[packageOf(in.Tests[at].File, in.Tests[at].Package)]
	}
	text, err := json.Marshal(in.findings)
	if err == nil {
		err = os.WriteFile("/out/report.json", text, 0o600)
	}
	if err != nil {
		log.Fatal(err)
	}
	return single && len(in.Refused) == 0
}

// Chooses files as the go command does: by //go:build lines, and by names such as clock_windows.go.
func (in *inspector) isIncluded(name string) bool {
	included, err := build.Default.MatchFile("/work/"+path.Dir(name), path.Base(name))
	if err != nil {
		in.Unreadable = append(in.Unreadable, fault{name, 1, 1, err.Error()})
	}
	if !included {
		in.rules.excluded = append(in.rules.excluded, "/work/"+name)
	}
	return included
}

func (in *inspector) parse(name string) *ast.File {
	file, err := parser.ParseFile(in.set, "/work/"+name, nil, parser.ParseComments|parser.SkipObjectResolution)
	if list, ok := err.(scanner.ErrorList); ok {
		for _, each := range list {
			in.Unreadable = append(in.Unreadable, faultAt(each.Pos, each.Msg))
		}
	} else if err != nil {
		log.Fatal(err)
	}
	if file == nil || err != nil {
		return nil
	}
	return file
}

func faultAt(at token.Position, message string) fault {
	return fault{strings.TrimPrefix(at.Filename, "/work/"), at.Line, at.Column, message}
}

func (in *inspector) refuse(at token.Pos, format string, args ...any) {
	if len(in.Refused) == maxRefused {
		return
	}
	// Not adjusted by //line comments.
	in.Refused = append(in.Refused, faultAt(in.set.PositionFor(at, false), fmt.Sprintf(format, args...)))
}

func (in *inspector) checkComments(file *ast.File) {
	for _, group := range file.Comments {
		for _, comment := range group.List {
			text := comment.Text
			if strings.HasPrefix(text, "//go:") && !constraint.IsGoBuild(text) {
				in.refuse(comment.Pos(), "%s is a directive for the compiler, which can't be used here. Remove the comment.", strings.Fields(text)[0])
			} else if strings.HasPrefix(text, "//line ") || strings.HasPrefix(text, "/*line ") {
				in.refuse(comment.Pos(), "A comment that starts with \"line\" renumbers the lines of a file, which can't be done here. Put a space before the word.")
			}
		}
	}
}

// Returns the module's own packages that a file imports, and calls other for every other import.
func (in *inspector) imports(file *ast.File, other func(spec *ast.ImportSpec, name string)) []localImport {
	local := []localImport{}
	for _, spec := range file.Imports {
		name, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			name = spec.Path.Value
		}
		if strings.HasPrefix(name, in.rules.Module+"/") || name == in.rules.Module {
			at := faultAt(in.set.PositionFor(spec.Path.Pos(), false), "")
			local = append(local, localImport{name, at})
		} else {
			other(spec, name)
		}
	}
	return local
}

func (in *inspector) addLocal(name string, file *ast.File) {
	local := in.imports(file, func(*ast.ImportSpec, string) {})
	in.Files = append(in.Files, sourceFile{name, file.Name.Name, local})
}

func (in *inspector) checkImports(name string, file *ast.File) {
	local := in.imports(file, func(spec *ast.ImportSpec, name string) {
		if name == "C" {
			in.refuse(spec.Pos(), "C code can't be used from Go here. Remove the import.")
		} else if !slices.Contains(in.rules.Imports, name) {
			in.refuse(spec.Path.Pos(), "%s", in.withoutPackage(name))
		}
	})
	in.Files = append(in.Files, sourceFile{name, file.Name.Name, local})
}

func (in *inspector) withoutPackage(name string) string {
	folder := strings.TrimPrefix(name, "./")
	for _, file := range in.rules.Files {
		if path.Dir(file) == folder {
			return fmt.Sprintf("The folder %s is imported as %q.", folder, in.rules.Module+"/"+folder)
		}
	}
	return withoutReason(name, in.rules.Imports)
}

// The names that a file declares for its whole package.
func packageNames(file *ast.File) []*ast.Ident {
	var names []*ast.Ident
	for _, decl := range file.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			if decl.Recv == nil {
				names = append(names, decl.Name)
			}
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				switch spec := spec.(type) {
				case *ast.ValueSpec:
					names = append(names, spec.Names...)
				case *ast.TypeSpec:
					names = append(names, spec.Name)
				}
			}
		}
	}
	return names
}

// A program that redeclares one of Go's own names does so for the tests in its package, too: after
// `const true = false` they would compare with something else.
func (in *inspector) checkShadowing(declared map[string]token.Pos, file *ast.File) {
	ast.Inspect(file, func(node ast.Node) bool {
		if name, ok := node.(*ast.Ident); ok && types2.Universe.Lookup(name.Name) != nil {
			if at, ok := declared[name.Name]; ok {
				in.refuse(at, "%q is one of Go's own names, and the tests need it. Choose another name.", name.Name)
				delete(declared, name.Name)
			}
		}
		return true
	})
}

func packageOf(file, name string) string { return path.Dir(file) + " " + name }

func (in *inspector) findTests(name string, file *ast.File) {
	for _, decl := range file.Decls {
		decl, ok := decl.(*ast.FuncDecl)
		if !ok || decl.Recv != nil || !takesOne(decl) {
			continue
		}
		if decl.Name.Name == "TestMain" {
			in.mains[packageOf(name, file.Name.Name)] = true
			continue
		}
		fuzz := isNamed(decl, "Fuzz")
		if fuzz || isNamed(decl, "Test") {
			line := in.set.PositionFor(decl.Pos(), false).Line
			in.Tests = append(in.Tests, foundTest{File: name, Name: decl.Name.Name, Package: file.Name.Name, Line: line, Fuzz: fuzz})
		}
	}
	for _, each := range doc.Examples(file) {
		if each.Output == "" && !each.EmptyOutput {
			continue
		}
		in.Tests = append(in.Tests, foundTest{File: name, Name: "Example" + each.Name, Package: file.Name.Name, Example: true, Output: each.Output, Unordered: each.Unordered})
	}
}

// The rule of `go test`: TestXxx, where Xxx doesn't start with a lowercase letter.
func isNamed(decl *ast.FuncDecl, prefix string) bool {
	rest, ok := strings.CutPrefix(decl.Name.Name, prefix)
	first, _ := utf8.DecodeRuneInString(rest)
	return ok && (rest == "" || !unicode.IsLower(first))
}

func takesOne(decl *ast.FuncDecl) bool {
	return decl.Type.TypeParams == nil && decl.Type.Params.NumFields() == 1 && decl.Type.Results.NumFields() == 0
}
