import { type Attack, javascript, python } from './attack';

const pythonPair = (name: string, leave: string, look: string) =>
  python.held(`leaving ${name}`, `${leave}\nprint("held")`, {
    next: `try:\n    left = bool(${look})\nexcept Exception:\n    left = False\nprint("ESCAPED" if left else "held")`,
  });
const javascriptPair = (name: string, leave: string, look: string) =>
  javascript.held(`leaving ${name}`, `${leave}\nconsole.log("held");`, {
    next: `let left; try { left = ${look}; } catch { left = false; } console.log(left ? "ESCAPED" : "held");`,
  });

/** Programs that leave something behind for the next learner in the same process. */
export const remains: Attack[] = [
  pythonPair('a file', 'open("leak.txt", "w").write("x")', '__import__("os").path.exists("leak.txt")'),
  pythonPair(
    'a patched library',
    'import json\njson.dumps = lambda x: "leak"',
    '__import__("json").dumps(1) == "leak"',
  ),
  pythonPair('an exit handler', 'import atexit\natexit.register(lambda: print("leak"))', '0'),
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
  pythonPair('unread input', 'import os', '__import__("sys").stdin.read()'),
  javascriptPair('a global', 'globalThis.leak = 1;', 'typeof leak !== "undefined"'),
  javascriptPair('a patched method', 'Array.prototype.map = () => "leak";', '[1].map((x) => x) === "leak"'),
  javascriptPair(
    'pending work',
    'Promise.resolve().then(() => { globalThis.leak = 1; });',
    'typeof leak !== "undefined"',
  ),
];
