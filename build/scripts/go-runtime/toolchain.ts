import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { COURSE_PACKAGES, JUDGE_PACKAGE, JUDGE_PACKAGES } from '../../../shared/runner/go/packages';

const run = promisify(execFile);
const FOLDER = import.meta.dirname;
const OLDEST = [1, 25] as const;
const MAX_LIST_BYTES = 16 * 1024 * 1024;

export interface Toolchain {
  /** Such as `go1.26.8`. */
  version: string;
  goRoot: string;
}

/** The Go toolchain on PATH, if it is new enough to build the runtime. */
export async function findToolchain(): Promise<Toolchain | undefined> {
  try {
    const env = { ...process.env, GOTOOLCHAIN: 'local' };
    const { stdout } = await run('go', ['env', 'GOVERSION', 'GOROOT'], { env });
    const [version = '', goRoot = ''] = stdout.trim().split(/\r?\n/);
    const [, major, minor] = /^go(\d+)\.(\d+)/.exec(version) ?? [];
    const recent = Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1]);
    return recent ? { version, goRoot } : undefined;
  } catch {
    return undefined; // no `go` that can be started: the same as none
  }
}

export interface Archive {
  package: string;
  path: string;
}

/**
 * Go's own compiler and linker as WebAssembly (WASI) programs, and the standard library for the same machine. Builds
 * from the toolchain's sources alone: nothing is fetched.
 */
export class RuntimeBuild {
  constructor(
    private readonly toolchain: Toolchain,
    private readonly workFolder: string,
  ) {}

  async tool(name: 'compile' | 'link'): Promise<string> {
    const out = join(this.workFolder, `${name}.wasm`);
    await this.go(
      ...[
        'build',
        '-p',
        '1',
        '-overlay',
        await this.overlay(),
        '-pgo=off',
        '-buildmode=c-shared',
        '-trimpath',
      ],
      ...['-ldflags=-s -w', '-o', out, `cmd/${name}`],
    );
    return out;
  }

  /** Every package that a program may come to need, compiled without debug information. */
  async archives(): Promise<Archive[]> {
    const asked = [...COURSE_PACKAGES, ...JUDGE_PACKAGES, JUDGE_PACKAGE];
    const listed = await this.go(
      ...['list', '-p', '1', '-overlay', await this.overlay(), '-trimpath', '-gcflags=all=-dwarf=false'],
      ...['-export', '-deps', '-f', '{{.ImportPath}} {{.Export}}', ...asked],
    );
    return listed
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(' '))
      .filter(([, path]) => path) // unsafe has no archive
      .map(([name, path]) => ({ package: name!, path: path! }));
  }

  private async go(...args: string[]): Promise<string> {
    const env = {
      ...process.env,
      ...{ GOOS: 'wasip1', GOARCH: 'wasm', GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', GOPROXY: 'off' },
      ...{ GOWORK: 'off', GOEXPERIMENT: '', GOWASM: '', CGO_ENABLED: '0', GO111MODULE: 'on' },
      GOCACHE: join(this.workFolder, 'cache'),
    };
    const cwd = join(this.toolchain.goRoot, 'src');
    const { stdout } = await run('go', args, { env, cwd, maxBuffer: MAX_LIST_BYTES });
    return stdout;
  }

  /** Our files in the place of the toolchain's, which stay as they are. */
  private async overlay(): Promise<string> {
    const source = join(this.toolchain.goRoot, 'src');
    const compiler = join(source, 'cmd/compile');
    const Replace: Record<string, string> = {
      [join(compiler, 'main.go')]: join(FOLDER, 'tools/compile_main.go'),
      [join(compiler, 'inspect.go')]: join(FOLDER, 'tools/inspect.go'),
      [join(compiler, 'missing_package.go')]: join(FOLDER, 'tools/missing_package.go'),
      [join(compiler, 'judged_rules.go')]: join(FOLDER, 'tools/judged_rules.go'),
      ...(await this.withoutStopwatch(join(compiler, 'internal/ssa/compile.go'))),
      ...(await this.withRulesOnTypes(join(compiler, 'internal/noder/irgen.go'))),
      ...(await this.withSettingsKept(join(source, 'runtime/runtime.go'))),
      [join(source, 'cmd/link/main.go')]: join(FOLDER, 'tools/link_main.go'),
      [join(source, JUDGE_PACKAGE, 'judge.go')]: join(FOLDER, 'judge/judge.go'),
      ...(await this.withoutOtherMachines(join(compiler, 'internal/ssa'))),
    };
    const path = join(this.workFolder, 'overlay.json');
    await writeFile(path, JSON.stringify({ Replace }));
    return path;
  }

  /** The compiler's front end, which has the program's types looked at (tools/judged_rules.go) before it goes on. */
  private async withRulesOnTypes(file: string): Promise<Record<string, string>> {
    const checked = 'pkg, err := conf.Check(base.Ctxt.Pkgpath, files, info)\n\tbase.ExitIfErrors()\n';
    const inspected = [
      'if Inspect != nil {',
      'Inspect(info, files, func(at syntax.Pos, message string) {',
      'base.ErrorfAt(m.makeXPos(at), 0, "%s", message)',
      '})\nbase.ExitIfErrors()\n}\n',
    ];
    const hook = 'var Inspect func(*types2.Info, []*syntax.File, func(syntax.Pos, string))\n';
    const changed = await this.changed(file, checked, checked + inspected.join('\n'), hook);
    if (!changed) throw new Error(`${file}: this toolchain checks types in another way`);
    return changed;
  }

  /** A program cannot change the runtime's settings: with `panicnil=1` a goroutine of a test ends without a word. */
  private async withSettingsKept(file: string): Promise<Record<string, string>> {
    const set = 'if key == "GODEBUG" {\n\t\tp := new(string)\n';
    const changed = await this.changed(file, set, set.replace('key == "GODEBUG"', 'false'));
    if (!changed) throw new Error(`${file}: this toolchain takes settings in another way`);
    return changed;
  }

  /** Two looks at the clock for each of sixty passes over each function are a third of the compiler's time here. */
  private async withoutStopwatch(file: string): Promise<Record<string, string>> {
    const timed = 'tStart := time.Now()\n\t\tp.fn(f)\n\t\ttEnd := time.Now()\n';
    const untimed = 'var tStart, tEnd time.Time\n\t\tp.fn(f)\n';
    return (await this.changed(file, timed, untimed)) ?? {};
  }

  /** A file of the toolchain with another text in one place; undefined when it has no such place. */
  private async changed(
    file: string,
    text: string,
    another: string,
    more = '',
  ): Promise<Record<string, string> | undefined> {
    const parts = (await readFile(file, 'utf8')).split(text);
    if (parts.length !== 2) return undefined;
    const copy = join(this.workFolder, basename(file));
    await writeFile(copy, parts.join(another) + more);
    return { [file]: copy };
  }

  /**
   * The rules for other processors are half of the compiler, and are never reached: they are left out, so that there
   * is less to fetch for a browser.
   */
  private async withoutOtherMachines(folder: string): Promise<Record<string, string>> {
    const names = (await readdir(folder)).map((name) => /^rewrite([A-Z0-9]+)\.go$/.exec(name)?.[1]);
    const machines = names.filter((machine) => machine !== undefined);
    const stubs = join(this.workFolder, 'stubs');
    await mkdir(stubs, { recursive: true });
    const replaced = machines.map(async (machine) => {
      const name = `rewrite${machine}.go`;
      const heads = (await readFile(join(folder, name), 'utf8')).matchAll(
        new RegExp(`^func (?:rewriteValue|rewriteBlock)${machine}\\(.*\\) bool \\{$`, 'gm'),
      );
      const bodies = [...heads].map(([head]) => `${head} panic("not this machine") }`);
      await writeFile(join(stubs, name), ['package ssa', ...bodies, ''].join('\n'));
      return [join(folder, name), join(stubs, name)] as const;
    });
    return Object.fromEntries(await Promise.all(replaced));
  }
}
