/**
 * A judged program shares its memory with the tests, and Go's types are the wall between the two. These rules keep it
 * from what would take that wall away; judged_rules.go (build/scripts/go-runtime/tools) holds a program to them by
 * what the compiler's own type checker found.
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
 * No type of an expression may mention these, nor `unsafe.Pointer`, which converts to a pointer to anything. A
 * `reflect.Value` gives one; errors of encoding/json hold such values, without an import of reflect. The tables of
 * unicode are what the tests' own calls of strings.ToUpper go by.
 */
const HIDDEN = [
  'reflect',
  ...['unicode.Range16', 'unicode.Range32', 'unicode.CaseRange', 'unicode.SpecialCase'],
];

/** Of reflect: what only tells of types. */
const OPEN = ['Type', 'Kind', 'StructField', 'StructTag', 'ChanDir'].map((name) => `reflect.${name}`);

/**
 * The runtime takes a pointer to a timer for a pointer to a larger record of its own, so that a copied timer is a
 * window onto what lies behind it; a condition that is put back wakes goroutines that wait for something else. The
 * others are tables and places that a copy would overwrite for the tests as well.
 */
const POINTERS = [
  ...['time.Timer', 'time.Ticker', 'sync.Cond'],
  ...['time.Location', 'encoding/base64.Encoding', 'unicode.RangeTable'],
];

/**
 * Of `runtime` what tells nothing about a function's callers and does not end their goroutine: a test that starts
 * goroutines does not hear of one that ended before it could complain.
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

/** Of `reflect` what compares values and names types. */
const REFLECT_MEMBERS = ['DeepEqual', 'TypeOf', 'TypeFor', ...OPEN.map((name) => name.slice(8)), ...KINDS];

/** The judge does not rely on these: they may be changed. */
const VARIABLES = ['os.Args', 'os.Stdin', 'os.Stdout', 'os.Stderr'];

export const judgedRules = (module: string): JudgedRules => ({
  Module: module,
  Hidden: HIDDEN,
  Open: OPEN,
  Pointers: POINTERS,
  Members: { runtime: RUNTIME_MEMBERS, reflect: REFLECT_MEMBERS },
  Variables: VARIABLES,
});
