import { type Attack, javascript, python } from './attack';

const pythonPair = (name: string, leave: string, look: string) =>
  python.held(`leaving ${name}`, `${leave}\nprint("held")`, {
    next: `try:\n    left = bool(${look})\nexcept Exception:\n    left = False\nprint("ESCAPED" if left else "held")`,
  });
const javascriptPair = (name: string, leave: string, look: string) =>
  javascript.held(`leaving ${name}`, `${leave}\nconsole.log("held");`, {
    next: `let left; try { left = ${look}; } catch { left = false; } console.log(left ? "ESCAPED" : "held");`,
  });

/** Programs that leave something for the next learner who is given the same process. */
export const remains: Attack[] = [
  pythonPair('a file', 'open("leak.txt", "w").write("x")', '__import__("os").path.exists("leak.txt")'),
  pythonPair(
    'a module file',
    'open("json.py", "w").write("leak = 1")',
    'hasattr(__import__("json"), "leak")',
  ),
  pythonPair('a temporary file', 'open("/tmp/leak.txt", "w").write("x")', '__import__("os").listdir("/tmp")'),
  pythonPair('an attribute of sys', 'import sys\nsys.leak = 1', 'hasattr(__import__("sys"), "leak")'),
  pythonPair('a builtin', 'import builtins\nbuiltins.leak = 1', 'leak'),
  pythonPair(
    'a patched builtin',
    'import builtins\nprint("held")\nkeep = builtins.len\nbuiltins.len = lambda x: 99\nraise SystemExit',
    'len([]) == 99',
  ),
  pythonPair(
    'a patched library',
    'import json\njson.dumps = lambda x: "leak"',
    '__import__("json").dumps(1) == "leak"',
  ),
  pythonPair(
    'a module',
    'import sys, types\nsys.modules["leak"] = types.ModuleType("leak")',
    '__import__("leak")',
  ),
  pythonPair(
    'an environment variable',
    'import os\nos.environ["LEAK"] = "1"',
    '"LEAK" in __import__("os").environ',
  ),
  pythonPair(
    'a place in the path',
    'import sys\nsys.path.append("/leak")',
    '"/leak" in __import__("sys").path',
  ),
  pythonPair('its arguments', 'import sys\nsys.argv.append("leak")', '"leak" in __import__("sys").argv'),
  pythonPair(
    'an import hook',
    'import sys\nsys.meta_path.insert(0, type("Leak", (), {"find_spec": lambda *a: None})())',
    'type(__import__("sys").meta_path[0]).__name__ == "Leak"',
  ),
  pythonPair('a trace', 'import sys\nsys.setprofile(lambda *a: None)', '__import__("sys").getprofile()'),
  pythonPair(
    'a recursion limit',
    'import sys\nsys.setrecursionlimit(123)',
    '__import__("sys").getrecursionlimit() == 123',
  ),
  pythonPair('a last wish', 'import atexit\natexit.register(lambda: print("leak"))', '0'),
  pythonPair(
    'another folder',
    'import os\nos.mkdir("d")\nos.chdir("d")',
    '__import__("os").getcwd().endswith("d")',
  ),
  pythonPair(
    'closed descriptors',
    'import os\nprint("held", flush=True)\nos.closerange(0, 1000)\nos._exit(0)',
    '0',
  ),
  pythonPair('input that nobody read', 'import os', '__import__("sys").stdin.read()'),
  pythonPair(
    'a random seed',
    'import random\nrandom.seed(1)',
    '__import__("random").random() == 0.13436424411240122',
  ),
  javascriptPair('a global', 'globalThis.leak = 1;', 'typeof leak !== "undefined"'),
  javascriptPair(
    'a declaration',
    'var leak = 1; let other = 2;',
    'typeof leak !== "undefined" || typeof other !== "undefined"',
  ),
  javascriptPair('a property of every object', 'Object.prototype.leak = 1;', '({}).leak === 1'),
  javascriptPair('a patched method', 'Array.prototype.map = () => "leak";', '[1].map((x) => x) === "leak"'),
  javascriptPair(
    'a patched console',
    'const { log } = console; console.log = (text) => log(text === "held" ? text : "leak");',
    'console.log.toString().includes("leak")',
  ),
  javascriptPair(
    'a frozen world',
    'Object.freeze(globalThis.Array.prototype); Object.freeze(Object.prototype);',
    'Object.isFrozen(Object.prototype)',
  ),
  javascriptPair(
    'work for later',
    'Promise.resolve().then(() => { globalThis.leak = 1; });',
    'typeof leak !== "undefined"',
  ),
  javascriptPair(
    'a symbol of the registry',
    'globalThis[Symbol.for("leak")] = 1;',
    'globalThis[Symbol.for("leak")] === 1',
  ),
];
