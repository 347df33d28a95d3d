/**
 * A judged program shares its memory with the tests, and only Go's type system separates the two. These rules forbid
 * whatever could break that separation. judged_rules.go (build/scripts/go-runtime/tools) enforces them with the results of
 * the compiler's own type checker.
 */
export interface JudgedRules {
  Module: string;
  Hidden: readonly string[];
  Open: readonly string[];
  Pointers: readonly string[];
  Members: Readonly<Record<string, readonly string[]>>;
  Variables: readonly string[];
}

/**
 * No expression's type may mention these, nor `unsafe.Pointer`, which converts to any pointer type. A `reflect.Value`
 * provides one, and errors of encoding/json contain such values even without an import of reflect. The tests' own calls of
 * strings.ToUpper depend on the tables of unicode.
 */
const HIDDEN = [
  'reflect',
  ...['unicode.Range16', 'unicode.Range32', 'unicode.CaseRange', 'unicode.SpecialCase'],
];

/** Parts of reflect that only describe types. */
const OPEN = ['Type', 'Kind', 'StructField', 'StructTag', 'ChanDir'].map((name) => `reflect.${name}`);

/**
 * These can only be used through pointers. The runtime treats a pointer to a timer as a pointer to a larger internal
 * record, so a copied timer exposes the memory behind it. A condition that is copied back wakes unrelated goroutines. The
 * others are tables and locations that a copy would also overwrite for the tests.
 */
const POINTERS = [
  ...['time.Timer', 'time.Ticker', 'sync.Cond'],
  ...['time.Location', 'encoding/base64.Encoding', 'unicode.RangeTable'],
];

/**
 * Members of `runtime` that don't reveal a function's callers and can't end their goroutine. A test that starts goroutines
 * wouldn't notice if one ended before reporting its failure.
 */
const RUNTIME_MEMBERS = [
  ...['GOMAXPROCS', 'NumCPU', 'NumGoroutine', 'Gosched', 'GC', 'MemStats', 'ReadMemStats'],
  ...['GOOS', 'GOARCH', 'Version', 'KeepAlive', 'Error', 'TypeAssertionError'],
];

const KINDS = [
  ...['Invalid', 'Bool', 'Int', 'Int8', 'Int16', 'Int32', 'Int64', 'Uint', 'Uint8', 'Uint16', 'Uint32'],
  ...['Uint64', 'Uintptr', 'Float32', 'Float64', 'Complex64', 'Complex128', 'Array', 'Chan', 'Func'],
  ...['Interface', 'Map', 'Pointer', 'Ptr', 'Slice', 'String', 'Struct', 'UnsafePointer'],
];

/** Members of `reflect` that compare values and name types. */
const REFLECT_MEMBERS = ['DeepEqual', 'TypeOf', 'TypeFor', ...OPEN.map((name) => name.slice(8)), ...KINDS];

/** Variables that may be changed, because the judge doesn't rely on them. */
const VARIABLES = ['os.Args', 'os.Stdin', 'os.Stdout', 'os.Stderr'];

export const judgedRules = (module: string): JudgedRules => ({
  Module: module,
  Hidden: HIDDEN,
  Open: OPEN,
  Pointers: POINTERS,
  Members: { runtime: RUNTIME_MEMBERS, reflect: REFLECT_MEMBERS },
  Variables: VARIABLES,
});
