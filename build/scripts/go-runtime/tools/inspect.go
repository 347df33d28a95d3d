package main

import (
	"cmd/compile/internal/types2"
	"encoding/json"
	"fmt"
	"go/ast"
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

// What the host wants to know about a program before it is compiled, and what the program may not hold. The rules
// are the host's (shared/runner/go/policy.ts); Go's own parser finds where they are broken.
type inspection struct {
	Module  string
	Files   []string // the learner's, below /work
	Tests   []string // the judge's, below /work
	Imports []string // what the learner's files may import, beside the module's own packages
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
	// Where Go's parser gives up; the compiler says it better, and is asked.
	Unreadable []fault `json:"unreadable"`
}

// As many as the compiler's own messages that are shown.
const maxRefused = 20

type inspector struct {
	findings
	mains map[string]bool // folders and names of packages with a TestMain
	rules *inspection
	set   *token.FileSet
}

// Writes the findings to /out/report.json. Gives whether the program may be compiled at once: it breaks no rule
// and is one package.
func (order *inspection) report() bool {
	in := inspector{rules: order, set: token.NewFileSet(), mains: map[string]bool{}}
	in.findings = findings{[]sourceFile{}, []foundTest{}, []fault{}, []fault{}}
	declared := map[string]token.Pos{}
	single := true
	for _, name := range order.Files {
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
			if strings.HasPrefix(text, "//go:") {
				in.refuse(comment.Pos(), "%s is an order to the compiler; it cannot be used here. Remove the comment.", strings.Fields(text)[0])
			} else if strings.HasPrefix(text, "//line ") || strings.HasPrefix(text, "/*line ") {
				in.refuse(comment.Pos(), "A comment that starts with \"line\" renames the lines of a file; it cannot be used here. Put a space before the word.")
			}
		}
	}
}

// Gives the module's own packages that a file imports, and calls other for every other import.
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
			in.refuse(spec.Pos(), "C code cannot be used from Go here. Remove the import.")
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

// A program that gives one of Go's own words another meaning would give it to the tests as well: with
// `const true = false` every test of a truth would be another one.
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

// As `go test` tells a test: TestXxx, where the first letter of Xxx is not a small one.
func isNamed(decl *ast.FuncDecl, prefix string) bool {
	rest, ok := strings.CutPrefix(decl.Name.Name, prefix)
	first, _ := utf8.DecodeRuneInString(rest)
	return ok && (rest == "" || !unicode.IsLower(first))
}

func takesOne(decl *ast.FuncDecl) bool {
	return decl.Type.TypeParams == nil && decl.Type.Params.NumFields() == 1 && decl.Type.Results.NumFields() == 0
}
