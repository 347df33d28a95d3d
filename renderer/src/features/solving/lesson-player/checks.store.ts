import type { Checklist } from '@web/features/learning/lesson-text';
import { makeAutoObservable } from 'mobx';
import type { KeptWork } from './kept-work';

/** The checked boxes of a lesson's text, stored per user, lesson and version of the lesson (docs/lesson-text.md). */
export class ChecksStore implements Checklist {
  private ticks: (boolean | undefined)[] = [];
  /** By index: how the author left each box. */
  private readonly initial: boolean[] = [];

  constructor(
    private readonly kept: KeptWork,
    private owner: string,
  ) {
    makeAutoObservable<this, 'kept' | 'initial'>(this, {
      kept: false,
      initial: false,
      isChecked: false,
      found: false,
    });
    this.setOwner(owner);
  }

  isChecked(index: number): boolean | undefined {
    return this.ticks[index];
  }

  found(index: number, checked: boolean): void {
    this.initial[index] = checked;
  }

  tick(index: number, checked: boolean): void {
    const length = Math.max(this.ticks.length, index + 1);
    const ticks = Array.from({ length }, (_, at) => this.ticks[at] ?? this.initial[at] ?? false);
    ticks[index] = checked;
    this.ticks = ticks;
    this.kept.write(this.owner, JSON.stringify(ticks));
  }

  /** Unchecks everything. */
  clear(): void {
    this.ticks = [];
    this.kept.write(this.owner, null);
  }

  setOwner(owner: string): void {
    this.owner = owner;
    this.kept.claim(owner);
    this.ticks = parse(this.kept.read(owner));
  }
}

/** Earlier versions stored null for a box that was never touched. */
function parse(text: string | null): (boolean | undefined)[] {
  try {
    const ticks: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ticks) ? ticks.map((tick) => (typeof tick === 'boolean' ? tick : undefined)) : [];
  } catch {
    return []; // corrupt: treated as nothing checked
  }
}
