import type { LimitName, TestOutcome } from '../../runner';
import { Program, type ProgramEnd, type ProgramWorld } from '../program';
import type { ReadyModule } from '../program-imports';
import {
  arraySide,
  bytesText,
  compareBytes,
  type Expected,
  failureOf,
  NO_BYTES,
  numberOf,
  type Value,
} from './compare';
import { lengthAt, type Site } from './sites';

/** Thrown through the program's frames to end a test at its first failure, or when it skips itself. */
class TestEnded extends Error {
  override readonly name = 'TestEnded';
}

/** The right sides computed during a run of a test, by check id, in order. */
export type Computed = ReadonlyMap<number, readonly Expected[]>;

/** Right sides that the program can't influence: the checks of a file, and their values in one of its tests. */
export interface Held {
  sites: ReadonlySet<number>;
  values: Computed;
}

export interface Checks {
  sites: ReadonlyMap<number, Site>;
  /** Secret that's compiled into the tests, to authenticate their reports. It's never in memory that the program can read. */
  nonce: number;
}

export const hitLimit = (limit: LimitName, errors: string) =>
  `The program hit its ${limit} limit. ${errors}`.trim();

const MUNIT_OK = 0;
const MUNIT_SKIP = 2;
/** How much of the end of stderr is shown after a crash. */
const MESSAGE_CHARACTERS = 2000;
/** Maximum number of values recorded per check. */
const MAX_RECORDED = 100_000;

type End = (ProgramEnd & { value?: unknown }) | undefined;

/** Runs one test in its own instance. */
export class TestRun {
  limitHit: LimitName | undefined;
  memoryBytes = 0;
  private failure: string | undefined;
  private forged = false;
  private skipped = false;
  private readonly recorded = new Map<number, Expected[]>();
  private readonly seen = new Map<number, number>();
  private program: Program | undefined;

  constructor(
    private readonly checks: Checks,
    private readonly target: ReadyModule,
    private readonly world: ProgramWorld,
    private readonly index: number,
    /** The expected values. `record` only collects the right sides. */
    private readonly by: Held | 'record',
  ) {}

  /** Memory of the running instance. */
  get memory(): WebAssembly.Memory {
    return this.program!.memory;
  }

  /** Returns undefined if the test is skipped. */
  judge(): Pick<TestOutcome, 'outcome' | 'message' | 'stdout'> | undefined {
    const end = this.call();
    const isSkipped = this.skipped || (end && 'value' in end && end.value === MUNIT_SKIP);
    if (isSkipped && !this.forged && !this.failure) return undefined;
    const { stdout, stderr } = this.world.output;
    return { ...this.verdict(end, stderr.trim().slice(-MESSAGE_CHARACTERS)), stdout };
  }

  record(): { computed: Computed; ended: boolean } {
    const end = this.call();
    return { computed: this.recorded, ended: end !== undefined && 'value' in end };
  }

  private call(): End {
    try {
      const imports = { ...this.world.imports, judge: this.judgeImports() };
      this.program = new Program(this.target.module, this.target.wasm, { ...this.world, imports });
      const started = this.program.call('_initialize');
      const end = started.exitCode === 0 ? this.program.call(`judge_${this.index}`) : started;
      this.limitHit = end.limitHit;
      return end;
    } catch (stop) {
      if (stop instanceof TestEnded) return undefined;
      throw stop;
    } finally {
      this.memoryBytes = this.program?.memory.buffer.byteLength ?? 0;
    }
  }

  private verdict(end: End, errors: string): Pick<TestOutcome, 'outcome' | 'message'> {
    if (this.forged) return { outcome: 'error', message: 'Your program tampered with the tests.' };
    if (this.failure) return { outcome: 'failed', message: this.failure };
    if (!end) return { outcome: 'error', message: 'The test couldn’t be finished.' };
    if (end.limitHit) return { outcome: 'error', message: hitLimit(end.limitHit, errors) };
    if (!('value' in end)) {
      const message = errors || `The program called exit(${end.exitCode}) during the test.`;
      return { outcome: 'error', message };
    }
    if (end.value !== MUNIT_OK) return { outcome: 'failed', message: 'The test failed.' };
    const missed = this.missedCheck();
    return missed ? { outcome: 'failed', message: missed } : { outcome: 'passed', message: '' };
  }

  /** Finds a check that was reached more often with stubs than with the program. */
  private missedCheck(): string | undefined {
    if (this.by === 'record') return undefined;
    for (const [id, values] of this.by.values) {
      if (this.by.sites.has(id) && (this.seen.get(id) ?? 0) < values.length)
        return `${this.checks.sites.get(id)?.left} was not checked completely.`;
    }
    return undefined;
  }

  private judgeImports(): Record<string, (...args: never[]) => unknown> {
    const memory = () => new Uint8Array(this.program!.memory.buffer);
    const textAt = (address: number) => {
      const all = memory();
      return all.subarray(address, address + lengthAt(all, address));
    };
    const sideOf = (site: Site, address: number, size: number): Value => {
      if (address === 0) return NO_BYTES;
      const bytes = site.kind === 'text' ? textAt(address >>> 0) : memory().subarray(address >>> 0);
      return bytesText(bytes.subarray(0, size >>> 0));
    };
    return {
      number: (nonce: number, id: number, left: bigint, right: bigint) =>
        this.check(nonce, id, (site) => [
          numberOf(site, left),
          numberOf(site, site.known ? site.number : right),
        ]),
      real: (nonce: number, id: number, left: number, right: number, within: number) =>
        this.check(nonce, id, (site) => (site.known ? [left, site.real, site.delta] : [left, right, within])),
      pointer: (nonce: number, id: number, left: number, right: number) =>
        this.check(nonce, id, () => [BigInt(left), BigInt(right)]),
      bytes: (nonce: number, id: number, left: number, right: number, size: number) =>
        this.check(nonce, id, (site) => [
          sideOf(site, left, size),
          site.known ? bytesText(site.bytes.subarray(0, size >>> 0)) : sideOf(site, right, size),
        ]),
      array: (nonce: number, id: number, left: number, right: number, amount: number, within: number) =>
        this.check(nonce, id, (site) => [
          arraySide(site, memory(), left >>> 0, amount >>> 0, 'got'),
          arraySide(site, memory(), right >>> 0, amount >>> 0, 'expected'),
          within,
        ]),
      compare: (nonce: number, id: number, left: number, most: number, isText: number) => {
        const { bytes } = this.siteOf(nonce, id);
        const start = left >>> 0;
        const own = isText ? textAt(start) : memory().subarray(start, start + (most >>> 0));
        const wanted = isText ? bytes.subarray(0, lengthAt(bytes, 0)) : bytes;
        return compareBytes(own.subarray(0, most >>> 0), wanted.subarray(0, most >>> 0));
      },
      skip: (nonce: number, id: number) => {
        this.siteOf(nonce, id);
        this.skipped = true;
        throw new TestEnded('skipped');
      },
    };
  }

  private siteOf(nonce: number, id: number): Site {
    const site = this.checks.sites.get(id >>> 0);
    if (nonce >>> 0 === this.checks.nonce && site) return site;
    this.forged = true;
    throw new TestEnded('forged');
  }

  private check(nonce: number, id: number, sides: (site: Site) => [left: Value, ...Expected]): void {
    const site = this.siteOf(nonce, id);
    const [left, ...own] = sides(site);
    const count = this.seen.get(id) ?? 0;
    this.seen.set(id, count + 1);
    if (this.by === 'record') {
      this.recordExpected(id, site, own, count);
      return;
    }
    const isHeld = isComputed(site) && this.by.sites.has(id);
    const expected = isHeld ? this.by.values.get(id)?.[count] : own;
    const failure = expected ? failureOf(site, left, expected) : `${site.left} was checked too many times.`;
    if (failure === undefined) return;
    this.failure ??= failure;
    throw new TestEnded(failure);
  }

  private recordExpected(id: number, site: Site, own: Expected, count: number): void {
    if (count > MAX_RECORDED) throw new TestEnded('too many checks');
    if (!isComputed(site)) return;
    const values = this.recorded.get(id);
    if (values) values.push(own);
    else this.recorded.set(id, [own]);
  }
}

/** Whether a check's right side is computed at runtime. Pointers don't count: their targets belong to the program. */
export const isComputed = ({ known, kind }: Site): boolean =>
  !known && !['pointer', 'compare', 'fail', 'skip'].includes(kind);
