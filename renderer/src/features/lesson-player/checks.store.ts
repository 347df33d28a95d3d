import type { Checklist } from '@web/features/lesson-text';
import { makeAutoObservable } from 'mobx';
import type { KeptWork } from './kept-work';

/** The checked boxes of a lesson's text, stored per user, lesson and version of the lesson (docs/lesson-text.md). */
export class ChecksStore implements Checklist {
  private ticks: (boolean | null)[] = [];

  constructor(
    private readonly key: string,
    private readonly kept: KeptWork,
    private owner: string,
  ) {
    makeAutoObservable<this, 'key' | 'kept'>(this, { key: false, kept: false, isChecked: false });
    this.setOwner(owner);
  }

  isChecked(index: number): boolean | undefined {
    return this.ticks[index] ?? undefined;
  }

  tick(index: number, checked: boolean): void {
    const ticks = [...this.ticks];
    while (ticks.length <= index) ticks.push(null);
    ticks[index] = checked;
    this.ticks = ticks;
    this.kept.write(this.owner, this.key, JSON.stringify(ticks));
  }

  /** Unchecks everything. */
  clear(): void {
    this.ticks = [];
    this.kept.write(this.owner, this.key, null);
  }

  setOwner(owner: string): void {
    this.owner = owner;
    this.kept.claim(owner, this.key);
    this.ticks = parse(this.kept.read(owner, this.key));
  }
}

function parse(text: string | null): (boolean | null)[] {
  try {
    const ticks: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ticks) ? ticks.map((tick) => (typeof tick === 'boolean' ? tick : null)) : [];
  } catch {
    return []; // corrupt: treated as nothing checked
  }
}
