package main

import (
	"cmd/compile/internal/syntax"
	"cmd/compile/internal/types2"
	"fmt"
	"slices"
	"strings"
)

// What a judged program may not do. It shares its memory with the tests, and Go's types are the wall between them:
// these rules forbid what would break that wall. They're checked against what the compiler's own type checker found,
// so no spelling, inference or embedding gets around them. The host sends them (shared/runner/go/judged-rules.ts).
type judgedRules struct {
	Module string
	// Packages, and types as "path.Name", that no type of an expression may mention.
	Hidden []string
	// Types of hidden packages that may be mentioned.
	Open []string
	// Types that may only be used through pointers.
	Pointers []string
	// Of these packages only the named members.
	Members map[string][]string
	// Variables of Go's own packages that may be changed.
	Variables []string
}

type judgedProgram struct {
	rules   *judgedRules
	info    *types2.Info
	refuse  func(at syntax.Pos, message string)
	hidden  map[types2.Type]string
	byValue map[types2.Type]string
	// Literals whose address is taken, such as &time.Location{}: like new, they copy nothing.
	fresh map[syntax.Node]bool
}

// Takes the place of noder.Inspect (see toolchain.ts).
func (rules *judgedRules) inspect(info *types2.Info, files []*syntax.File, refuse func(syntax.Pos, string)) {
	p := judgedProgram{rules, info, refuse, map[types2.Type]string{}, map[types2.Type]string{}, map[syntax.Node]bool{}}
	for _, file := range files {
		syntax.Inspect(file, func(node syntax.Node) bool {
			p.checkNode(node)
			return true
		})
	}
}

func (p *judgedProgram) checkNode(node syntax.Node) {
	switch node := node.(type) {
	case *syntax.Name:
		p.checkName(node)
	case *syntax.AssignStmt:
		p.checkChanged(node.Lhs)
	case *syntax.RangeClause:
		p.checkChanged(node.Lhs)
	case *syntax.Operation:
		if node.Op == syntax.And && node.Y == nil {
			p.checkChanged(node.X)
			p.allowFresh(node.X)
		}
	case *syntax.TypeDecl:
		p.checkDeclared(node)
	}
	if implicit := p.info.Implicits[node]; implicit != nil {
		p.checkType(node.Pos(), implicit.Type(), true)
	}
	if expr, ok := node.(syntax.Expr); ok {
		if found := expr.GetTypeInfo(); found.Type != nil {
			p.checkType(node.Pos(), found.Type, found.IsValue() && !p.fresh[node])
		}
	}
}

// Allows &time.Location{}, and no literal that only contains one.
func (p *judgedProgram) allowFresh(expr syntax.Expr) {
	if literal, ok := expr.(*syntax.CompositeLit); ok {
		p.fresh[literal] = p.pointerOnly(literal.GetTypeInfo().Type) != ""
	}
}

// A declared type converts to the one it's declared as, so its values would be copies, too.
func (p *judgedProgram) checkDeclared(decl *syntax.TypeDecl) {
	if name := p.pointerOnly(decl.Type.GetTypeInfo().Type); name != "" && !decl.Alias {
		p.refuse(decl.Pos(), fmt.Sprintf("A type can't be declared as %s here. Use a pointer to one: *%s.", name, name))
	}
}

func (p *judgedProgram) checkName(name *syntax.Name) {
	if defined, ok := p.info.Defs[name].(*types2.Var); ok {
		p.checkType(name.Pos(), defined.Type(), true)
	}
	if args := p.info.Instances[name].TypeArgs; args != nil {
		for at := range args.Len() {
			p.checkType(name.Pos(), args.At(at), true)
		}
	}
	used := p.info.Uses[name]
	if used == nil || used.Pkg() == nil || used.Parent() != used.Pkg().Scope() || p.isOwn(used.Pkg()) {
		return
	}
	p.checkType(name.Pos(), used.Type(), false)
	if members, limited := p.rules.Members[used.Pkg().Path()]; limited && !slices.Contains(members, used.Name()) {
		p.refuse(name.Pos(), fmt.Sprintf("%s.%s cannot be used here.", used.Pkg().Name(), used.Name()))
	}
	if variable, ok := used.(*types2.Var); ok && !p.mayChange(variable) {
		switch variable.Type().Underlying().(type) {
		case *types2.Map, *types2.Slice:
			p.refuseChange(name.Pos(), variable)
		}
	}
}

// Refuses to change what belongs to Go's own packages, and to take its address.
func (p *judgedProgram) checkChanged(expr syntax.Expr) {
	switch expr := expr.(type) {
	case *syntax.ListExpr:
		for _, each := range expr.ElemList {
			p.checkChanged(each)
		}
	case *syntax.ParenExpr:
		p.checkChanged(expr.X)
	case *syntax.IndexExpr:
		p.checkChanged(expr.X)
	case *syntax.SliceExpr:
		p.checkChanged(expr.X)
	case *syntax.Operation:
		if expr.Op == syntax.Mul && expr.Y == nil {
			p.checkChanged(expr.X)
		}
	case *syntax.SelectorExpr:
		p.checkChanged(expr.X)
		p.checkChanged(expr.Sel)
	case *syntax.Name:
		variable, ok := p.info.Uses[expr].(*types2.Var)
		if ok && variable.Pkg() != nil && variable.Parent() == variable.Pkg().Scope() && !p.isOwn(variable.Pkg()) && !p.mayChange(variable) {
			p.refuseChange(expr.Pos(), variable)
		}
	}
}

func (p *judgedProgram) mayChange(variable *types2.Var) bool {
	return slices.Contains(p.rules.Variables, nameOf(variable))
}

func (p *judgedProgram) refuseChange(at syntax.Pos, variable *types2.Var) {
	p.refuse(at, fmt.Sprintf("%s.%s is one of Go's own variables, and the tests need it as it is.", variable.Pkg().Name(), variable.Name()))
}

func (p *judgedProgram) isOwn(pkg *types2.Package) bool {
	return pkg.Path() == p.rules.Module || strings.HasPrefix(pkg.Path(), p.rules.Module+"/")
}

func (p *judgedProgram) checkType(at syntax.Pos, typ types2.Type, isValue bool) {
	if name := p.mentions(typ); name != "" {
		p.refuse(at, fmt.Sprintf("%s cannot be used in a program that is tested.", name))
	} else if name := p.holds(typ); isValue && name != "" {
		p.refuse(at, fmt.Sprintf("A %s cannot be copied or kept as a value here. Use a pointer to one: *%s.", name, name))
	}
}

// The hidden type that a type mentions, if any. A declared type is checked where it's declared.
func (p *judgedProgram) mentions(typ types2.Type) string {
	typ = types2.Unalias(typ)
	if known, ok := p.hidden[typ]; ok {
		return known
	}
	p.hidden[typ] = "" // until it is known: a type may mention itself
	found := ""
	switch typ := typ.(type) {
	case *types2.Basic:
		if typ.Kind() == types2.UnsafePointer {
			found = "unsafe.Pointer"
		}
	case *types2.Named:
		if obj := typ.Obj(); obj.Pkg() != nil && p.isHidden(obj) {
			found = shortName(obj)
		}
	}
	for part := range partsOf(typ) {
		if found == "" {
			found = p.mentions(part)
		}
	}
	p.hidden[typ] = found
	return found
}

func (p *judgedProgram) isHidden(obj types2.Object) bool {
	name := nameOf(obj)
	return slices.Contains(p.rules.Hidden, name) ||
		slices.Contains(p.rules.Hidden, obj.Pkg().Path()) && !slices.Contains(p.rules.Open, name)
}

// The name of a type that may only be used through pointers; of others "".
func (p *judgedProgram) pointerOnly(typ types2.Type) string {
	named, ok := types2.Unalias(typ).(*types2.Named)
	if ok && named.Obj().Pkg() != nil && slices.Contains(p.rules.Pointers, nameOf(named.Obj())) {
		return shortName(named.Obj())
	}
	return ""
}

// The type that may only be used through pointers and that a value of this type has within itself, if any.
func (p *judgedProgram) holds(typ types2.Type) string {
	typ = types2.Unalias(typ)
	if known, ok := p.byValue[typ]; ok {
		return known
	}
	p.byValue[typ] = ""
	found := p.pointerOnly(typ)
	switch typ := typ.(type) {
	case *types2.Named:
		if pkg := typ.Obj().Pkg(); found == "" && pkg != nil && p.isOwn(pkg) {
			found = p.holds(typ.Underlying())
		}
	case *types2.Pointer, *types2.Signature, *types2.Interface:
		return ""
	}
	for part := range partsOf(typ) {
		if found == "" {
			found = p.holds(part)
		}
	}
	p.byValue[typ] = found
	return found
}

// The types that a type is written with.
func partsOf(typ types2.Type) func(yield func(types2.Type) bool) {
	var parts []types2.Type
	add := func(part types2.Type) { parts = append(parts, part) }
	switch typ := typ.(type) {
	case *types2.Named:
		for at := range typ.TypeArgs().Len() {
			add(typ.TypeArgs().At(at))
		}
	case *types2.Pointer:
		add(typ.Elem())
	case *types2.Slice:
		add(typ.Elem())
	case *types2.Array:
		add(typ.Elem())
	case *types2.Chan:
		add(typ.Elem())
	case *types2.Map:
		add(typ.Key())
		add(typ.Elem())
	case *types2.Tuple:
		for at := range typ.Len() {
			add(typ.At(at).Type())
		}
	case *types2.Signature:
		add(typ.Params())
		add(typ.Results())
	case *types2.Struct:
		for at := range typ.NumFields() {
			add(typ.Field(at).Type())
		}
	case *types2.Interface:
		for at := range typ.NumExplicitMethods() {
			add(typ.ExplicitMethod(at).Type())
		}
		for at := range typ.NumEmbeddeds() {
			add(typ.EmbeddedType(at))
		}
	case *types2.Union:
		for at := range typ.Len() {
			add(typ.Term(at).Type())
		}
	}
	return slices.Values(parts)
}

func nameOf(obj types2.Object) string    { return obj.Pkg().Path() + "." + obj.Name() }
func shortName(obj types2.Object) string { return obj.Pkg().Name() + "." + obj.Name() }
