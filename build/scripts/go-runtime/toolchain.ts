import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { PackedFile } from '../../../shared/runner/c/packed-files';
import { COURSE_PACKAGES, JUDGE_PACKAGE, JUDGE_PACKAGES } from '../../../shared/runner/go/packages';

const run = promisify(execFile);
const OURS = import.meta.dirname;
const MAX_LIST_BYTES = 16 * 1024 * 1024;
const ENV = {
  ...{ GOOS: 'wasip1', GOARCH: 'wasm', GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', GOPROXY: 'off' },
  ...{ GOWORK: 'off', GOEXPERIMENT: '', GOWASM: '', CGO_ENABLED: '0', GO111MODULE: 'on' },
};

/** A change to one of the toolchain's own files. */
interface Patch {
  /** Below the toolchain's src folder. */
  file: string;
  /** Must be there exactly once. */
  original: string;
  replacement: string;
  /** Added at the file's end. */
  more?: string;
}

const PATCHES: readonly Patch[] = [
  {
    // The front end has the program's types checked by tools/judged_rules.go before it goes on.
    file: 'cmd/compile/internal/noder/irgen.go',
    original: 'pkg, err := conf.Check(base.Ctxt.Pkgpath, files, info)\n\tbase.ExitIfErrors()\n',
    replacement: `pkg, err := conf.Check(base.Ctxt.Pkgpath, files, info)
	base.ExitIfErrors()
	if Inspect != nil {
		Inspect(info, files, func(at syntax.Pos, message string) {
			base.ErrorfAt(m.makeXPos(at), 0, "%s", message)
		})
		base.ExitIfErrors()
	}
`,
    more: 'var Inspect func(*types2.Info, []*syntax.File, func(syntax.Pos, string))\n',
  },
  {
    // A program can't change the runtime's settings: with panicnil=1 a test's goroutine would end silently.
    file: 'runtime/runtime.go',
    original: 'if key == "GODEBUG" {\n\t\tp := new(string)\n',
    replacement: 'if false {\n\t\tp := new(string)\n',
  },
  {
    // Two looks at the clock in each of sixty passes over each function take a third of the compiler's time here.
    file: 'cmd/compile/internal/ssa/compile.go',
    original: 'tStart := time.Now()\n\t\tp.fn(f)\n\t\ttEnd := time.Now()\n',
    replacement: 'var tStart, tEnd time.Time\n\t\tp.fn(f)\n',
  },
];

/** Our files, and where in the toolchain's src folder the build sees them. */
const ADDED: Readonly<Record<string, string>> = {
  'cmd/compile/main.go': 'tools/compile_main.go',
  'cmd/compile/inspect.go': 'tools/inspect.go',
  'cmd/compile/missing_package.go': 'tools/missing_package.go',
  'cmd/compile/judged_rules.go': 'tools/judged_rules.go',
  'cmd/link/main.go': 'tools/link_main.go',
  [`${JUDGE_PACKAGE}/judge.go`]: 'judge/judge.go',
};

/**
 * Go's own compiler and linker as WebAssembly (WASI) programs, and the standard library for the same machine, from
 * the sources of the toolchain on PATH. Those stay as they are: the build sees ours through an overlay.
 */
export class RuntimeBuild {
  private constructor(
    /** The toolchain's, such as `go1.26.8`. */
    readonly version: string,
    private readonly goSources: string,
    private readonly workFolder: string,
    private readonly overlay: string,
  ) {}

  static async start(workFolder: string): Promise<RuntimeBuild> {
    const { stdout } = await run('go', ['env', 'GOVERSION', 'GOROOT'], { env: { ...process.env, ...ENV } });
    const [version = '', goRoot = ''] = stdout.trim().split(/\r?\n/);
    const sources = join(goRoot, 'src');
    const overlay = join(workFolder, 'overlay.json');
    const Replace = Object.fromEntries([
      ...Object.entries(ADDED).map(([file, ours]) => [join(sources, file), join(OURS, ours)]),
      ...(await Promise.all(PATCHES.map((patch) => patched(sources, workFolder, patch)))),
      ...(await withoutOtherMachines(join(sources, 'cmd/compile/internal/ssa'), workFolder)),
    ]);
    await writeFile(overlay, JSON.stringify({ Replace }));
    return new RuntimeBuild(version, sources, workFolder, overlay);
  }

  /** Gives the path of the module. */
  async tool(name: 'compile' | 'link'): Promise<string> {
    const out = join(this.workFolder, `${name}.wasm`);
    const args = ['-pgo=off', '-buildmode=c-shared', '-ldflags=-s -w', '-o', out, `cmd/${name}`];
    await this.go('build', ...args);
    return out;
  }

  /** Every package that a program may come to need, compiled without debug information. */
  async library(): Promise<PackedFile[]> {
    const listed = await this.go(
      ...['list', '-gcflags=all=-dwarf=false', '-export', '-deps', '-f', '{{.ImportPath}} {{.Export}}'],
      ...[...COURSE_PACKAGES, ...JUDGE_PACKAGES, JUDGE_PACKAGE],
    );
    const packages = listed
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(' '))
      .filter(([, path]) => path); // unsafe has no archive
    return Promise.all(
      packages.map(async ([name, path]) => ({ name: name!, content: await readFile(path!) })),
    );
  }

  private async go(command: string, ...args: string[]): Promise<string> {
    const env = { ...process.env, ...ENV, GOCACHE: join(this.workFolder, 'cache') };
    const options = { env, cwd: this.goSources, maxBuffer: MAX_LIST_BYTES };
    const common = ['-p', '1', '-overlay', this.overlay, '-trimpath'];
    return (await run('go', [command, ...common, ...args], options)).stdout;
  }
}

type Replaced = readonly [file: string, by: string];

async function patched(sources: string, workFolder: string, patch: Patch): Promise<Replaced> {
  const file = join(sources, patch.file);
  const parts = (await readFile(file, 'utf8')).split(patch.original);
  if (parts.length !== 2) throw new Error(`This toolchain has another ${patch.file}: adapt the patch.`);
  const copy = join(workFolder, basename(file));
  await writeFile(copy, parts.join(patch.replacement) + (patch.more ?? ''));
  return [file, copy];
}

/**
 * The rules for other processors are half of the compiler and are never reached: without them a browser has less to
 * fetch.
 */
async function withoutOtherMachines(folder: string, workFolder: string): Promise<Replaced[]> {
  const stubs = join(workFolder, 'stubs');
  await mkdir(stubs);
  const names = (await readdir(folder)).filter((name) => /^rewrite(?!Wasm|Cond)[A-Z0-9]\w*\.go$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(join(folder, name), 'utf8');
      const heads = source.match(/^func rewrite(?:Value|Block)[A-Za-z0-9]+\(.*\) bool \{$/gm) ?? [];
      const bodies = heads.map((head) => `${head} panic("not this machine") }`);
      await writeFile(join(stubs, name), ['package ssa', ...bodies, ''].join('\n'));
      return [join(folder, name), join(stubs, name)] as const;
    }),
  );
}
