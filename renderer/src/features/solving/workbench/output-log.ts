import type { OutputChunk } from '@shared/runner';
import { makeAutoObservable } from 'mobx';

export interface OutputBlock {
  id: number;
  stream: OutputChunk['stream'];
  text: string;
}

/** A block ends at the first line break past this size, so that visible blocks never re-render. */
const BLOCK_CHARACTERS = 8_000;

const nextFrame = (draw: () => void): void => {
  if (typeof requestAnimationFrame === 'undefined') setTimeout(draw, 16);
  else requestAnimationFrame(draw);
};

/** Collects a program's output into blocks and shows it at most once per frame. */
export class OutputLog {
  blocks: readonly OutputBlock[] = [];
  private waiting: OutputChunk[] = [];
  private lastId = 0;

  constructor(private readonly schedule: (draw: () => void) => void = nextFrame) {
    makeAutoObservable<this, 'schedule' | 'waiting' | 'lastId'>(this, {
      schedule: false,
      waiting: false,
      lastId: false,
      text: false, // pending output isn't observed
    });
  }

  get isEmpty(): boolean {
    return this.blocks.length === 0;
  }

  /** Everything that was printed, visible or pending. */
  get text(): string {
    return [...this.blocks, ...this.waiting].map(({ text }) => text).join('');
  }

  append(chunk: OutputChunk): void {
    this.waiting.push(chunk);
    if (this.waiting.length === 1) this.schedule(() => this.flush());
  }

  /** Shows pending output immediately. */
  flush(): void {
    if (this.waiting.length === 0) return;
    const blocks = [...this.blocks];
    for (const { stream, text } of merged(this.waiting)) this.add(blocks, stream, text);
    this.waiting = [];
    this.blocks = blocks;
  }

  clear(): void {
    this.waiting = [];
    this.blocks = [];
  }

  private add(blocks: OutputBlock[], stream: OutputBlock['stream'], text: string): void {
    const last = blocks.at(-1);
    const isOpen =
      last?.stream === stream && !(last.text.length >= BLOCK_CHARACTERS && last.text.endsWith('\n'));
    const whole = isOpen ? last.text + text : text;
    if (isOpen) blocks.pop();
    let rest = whole;
    let id = isOpen ? last.id : this.nextId();
    while (rest.length > BLOCK_CHARACTERS) {
      const end = rest.indexOf('\n', BLOCK_CHARACTERS) + 1;
      if (end === 0) break;
      blocks.push({ id, stream, text: rest.slice(0, end) });
      rest = rest.slice(end);
      id = this.nextId();
    }
    if (rest !== '') blocks.push({ id, stream, text: rest });
  }

  private nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }
}

/** Merges neighboring chunks of the same stream. */
function merged(chunks: readonly OutputChunk[]): { stream: OutputChunk['stream']; text: string }[] {
  const groups: { stream: OutputChunk['stream']; texts: string[] }[] = [];
  for (const { stream, text } of chunks) {
    const last = groups.at(-1);
    if (last?.stream === stream) last.texts.push(text);
    else groups.push({ stream, texts: [text] });
  }
  return groups.map(({ stream, texts }) => ({ stream, text: texts.join('') }));
}
