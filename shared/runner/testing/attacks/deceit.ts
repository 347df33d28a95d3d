import { type Attack, javascript, javascriptWrongAnswer, python, pythonWrongAnswer } from './attack';

/** Occurs only in test files, so no program may see it. */
const MARKER = 'hidden_check_marker';
const pythonHiddenTest = {
  tests: [{ name: 'test_main.py', content: `import __program__\ndef test_it(): assert "${MARKER}"\n` }],
};
const javascriptHiddenTest = {
  tests: [
    { name: 'main.test.js', content: `import './main.js';\ntest('it', () => expect('${MARKER}').toBe(''));` },
  ],
};

/** Programs that answer 41 or nothing but try to pass a test that expects 42, or that look for the tests. */
export const deceit: Attack[] = [
  python.held(
    'a value that prints as the right answer',
    'class Liar:\n    def __repr__(self): return "42"\n    __str__ = __repr__\n    def __eq__(self, other): return True\n    def __hash__(self): return 42\ndef answer(): return Liar()\nprint("held")',
    pythonWrongAnswer,
  ),
  python.held(
    'a number that claims to be another',
    'class Liar(int):\n    def __repr__(self): return "42"\n    __str__ = __repr__\n    def __int__(self): return 42\n    __index__ = __int__\n    def __eq__(self, other): return True\n    def __hash__(self): return 42\ndef answer(): return Liar(41)\nprint("held")',
    pythonWrongAnswer,
  ),
  python.held(
    'builtins that lie',
    'import builtins\ndef answer(): return 41\nprint("held", flush=True)\nfor name in ("repr", "str", "type", "isinstance", "len", "getattr", "bytes", "ascii", "format"):\n    setattr(builtins, name, lambda *a, **k: "42")\nbuiltins.eval = builtins.exec = builtins.compile = lambda *a, **k: 42',
    pythonWrongAnswer,
  ),
  python.held(
    'replacing the main module',
    'import sys, types\nfake = types.ModuleType("__main__")\nfake.answer = lambda: 42\nprint("held", flush=True)\nsys.modules["__main__"] = fake\ndef answer(): return 41',
    pythonWrongAnswer,
  ),
  python.held(
    'tracing the harness',
    'import sys\ndef answer(): return 41\ndef spy(frame, event, arg):\n    for name in list(frame.f_locals):\n        if name in ("text", "value", "result"): frame.f_locals[name] = "42"\n    return spy\nprint("held", flush=True)\nsys.settrace(spy); sys.setprofile(spy)',
    pythonWrongAnswer,
  ),
  python.held(
    'reports written to every descriptor',
    'import os\nprint("held", flush=True)\nfor fd in range(3, 1000):\n    for text in (b"0 value 2\\n42", b"ok 0\\n", b"value 2\\n42", b"answer 2\\n42", b\'{"type":"result","probes":["42"]}\', b"42\\n", b"ok 999999999\\n" + b"x" * 10 ** 6, bytes(range(256)) * 100):\n        try: os.write(fd, text)\n        except OSError: pass\ndef answer(): return 41',
    pythonWrongAnswer,
  ),
  python.held(
    'searching everything the garbage collector tracks',
    'import gc\nmark = "hidden_" + "check_marker"\nfound = [o for o in gc.get_objects() if isinstance(o, (dict, list, tuple)) and any(isinstance(v, str) and mark in v and v is not mark for v in (o.values() if isinstance(o, dict) else o))]\nprint("ESCAPED" if [o for o in found if o is not globals()] else "held")',
    pythonHiddenTest,
  ),
  python.held(
    'reading orders early',
    'import os\nprint("held", flush=True)\nseen = b""\nfor fd in range(3, 1000):\n    try: seen += os.read(fd, 65536)\n    except OSError: pass\nif b"hidden_" + b"check_marker" in seen: print("ESCAPED")',
    pythonHiddenTest,
  ),
  python.held(
    'files of the grader',
    'import os\nseen = ""\nfor top in ("/", ".", "/work", "/tmp", "/run"):\n    for folder, _, names in os.walk(top):\n        for name in names:\n            if name == "main.py": continue\n            try: seen += open(os.path.join(folder, name), errors="replace").read()\n            except OSError: pass\nprint("ESCAPED" if "hidden_" + "check_marker" in seen else "held")',
    pythonHiddenTest,
  ),
  python.held(
    'exiting before the tests',
    'import os\nprint("held", flush=True)\nos._exit(0)',
    pythonWrongAnswer,
  ),
  python.held(
    'exiting from an exit handler',
    'import atexit, os\natexit.register(lambda: os._exit(0))\ndef answer(): os._exit(0)\nprint("held")',
    pythonWrongAnswer,
  ),

  javascript.held(
    'a value that prints as the right answer',
    'export const answer = () => ({ toString: () => "42", valueOf: () => 42, toJSON: () => 42, [Symbol.toPrimitive]: () => 42, [Symbol.toStringTag]: "Number" }); console.log("held");',
    javascriptWrongAnswer,
  ),
  javascript.held(
    'a number object that claims to be another',
    'class Liar extends Number { toString() { return "42"; } valueOf() { return 42; } toJSON() { return 42; } } export const answer = () => new Liar(41); console.log("held");',
    javascriptWrongAnswer,
  ),
  javascript.held(
    'a proxy',
    'export const answer = () => new Proxy({}, { get: () => () => 42, ownKeys: () => [], getPrototypeOf: () => Number.prototype }); console.log("held");',
    javascriptWrongAnswer,
  ),
  javascript.held(
    'built-ins that lie',
    `console.log('held');
export var answer = () => 41;
const forged = () => '42';
for (const home of [JSON, Object, Array, Number, String, Reflect, Symbol, Math]) {
  for (const name of Object.getOwnPropertyNames(home)) { try { if (typeof home[name] === 'function') home[name] = forged; } catch {} }
}
for (const home of [Array, Number, String, Map, Set, Function]) {
  for (const name of Object.getOwnPropertyNames(home.prototype)) { try { if (typeof home.prototype[name] === 'function') home.prototype[name] = forged; } catch {} }
}
try { globalThis.eval = forged; } catch {} globalThis.String = forged; globalThis.JSON = { stringify: forged };`,
    javascriptWrongAnswer,
  ),
  javascript.capped(
    'promises that lie about a module that never finishes',
    'const liar = new Proxy(() => true, { get: (_, key) => (key === "then" ? undefined : key === "all" ? liar : () => true) }); Promise.prototype.then = () => liar; export var answer = () => 41; await new Promise(() => {});',
    javascriptWrongAnswer,
  ),
  javascript.held(
    'a huge value',
    'export const answer = () => "x".repeat(5000000); console.log("held");',
    javascriptWrongAnswer,
  ),
  javascript.held(
    'setters on Object.prototype',
    'console.log("held"); export const answer = () => 41; for (const name of ["value", "kind", "text", "message", "stdout", "type"]) Object.defineProperty(Object.prototype, name, { __proto__: null, get: () => "42", set() {}, configurable: true });',
    javascriptWrongAnswer,
  ),
  javascript.held(
    'functions left over by the host',
    `const known = new Set(['console', 'answer']);
const mark = 'hidden_' + 'check_marker';
const seen = [];
const walk = (o, depth) => { if (depth > 4 || o === null || (typeof o !== 'object' && typeof o !== 'function')) return;
  for (const key of Reflect.ownKeys(o)) { let v; try { v = o[key]; } catch { continue; } if (typeof v === 'string' && v.includes(mark)) seen.push(String(key)); if (typeof v === 'function') { try { if (Function.prototype.toString.call(v).includes(mark)) seen.push(String(key)); } catch {} } walk(v, depth + 1); } };
walk(globalThis, 0);
console.log(seen.length ? 'ESCAPED' : 'held');`,
    javascriptHiddenTest,
  ),
];
