import type { Language, SourceFile } from '../../../runner/runner';

/** What random tests need of a language. */
export interface RandomLanguage {
  bool(value: boolean): string;
  /** A program that imports the solution and prints the result of each call on a line, as a `CallResult` in JSON. */
  resultsOf(calls: readonly string[], solution: readonly SourceFile[]): SourceFile[];
}

/** What a call of the solution gave. */
export interface CallResult {
  /** The value as an expression, as learners see it. */
  value?: string;
  /** The value as a test expects it: floats are approximate. */
  expect?: string;
  /** The name of the error it raised instead, and its text. */
  raises?: string;
  /** What the call printed. */
  prints: string;
  /** The type of a value that has no literal, so that nothing can be compared with it. */
  opaque?: string;
}

/** Starts each line of results; the solution may print others. */
export const RESULT_MARK = '\u{1}result ';

const python: RandomLanguage = {
  bool: (value) => (value ? 'True' : 'False'),
  resultsOf(calls, solution) {
    const module = solution[0]!.name.replace(/\.py$/, '').replaceAll('/', '.');
    const content = `import contextlib, importlib, io, json

PLAIN = (int, str, bytes, bool, type(None))


class Opaque(Exception):
    pass


def literal(value):
    kind = type(value)
    if kind is float:
        return f"__import__('pytest').approx(float({repr(value)!r}), rel=1e-9, abs=1e-12, nan_ok=True)"
    if kind is list:
        return "[" + ", ".join(map(literal, value)) + "]"
    if kind is tuple:
        return "(" + "".join(literal(part) + ", " for part in value) + ")"
    if kind is dict:
        return "{" + ", ".join(f"{literal_key(key)}: {literal(value[key])}" for key in value) + "}"
    return literal_key(value)


def literal_key(value):
    kind = type(value)
    if kind in (set, frozenset, tuple):
        for part in value:
            literal_key(part)
    elif kind not in PLAIN and kind is not float:
        raise Opaque(kind.__name__)
    return repr(value)


def result_of(call, names):
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            value = eval(call, names)
    except Exception as error:
        return {"raises": type(error).__name__, "prints": printed.getvalue()}
    try:
        return {"value": repr(value), "expect": literal(value), "prints": printed.getvalue()}
    except Opaque as error:
        return {"opaque": str(error), "prints": printed.getvalue()}


names = dict(vars(importlib.import_module(${JSON.stringify(module)})))
for call in json.loads(${JSON.stringify(JSON.stringify(calls))}):
    print(${JSON.stringify(RESULT_MARK)} + json.dumps(result_of(call, names)))
`;
    let name = 'results_of_calls';
    while (solution.some((file) => file.name.startsWith(name))) name += '_';
    return [{ name: `${name}.py`, content }, ...solution];
  },
};

export const RANDOM_LANGUAGES: Partial<Record<Language, RandomLanguage>> = { python };
