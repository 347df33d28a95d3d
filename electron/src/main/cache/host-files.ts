import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../logs/log';
import { ReplyStore } from './reply-store';
import { ValueStore } from './value-store';

/** The databases of one server. What belongs to one is never shown to, or sent to, another. */
export interface HostFiles {
  values: ValueStore;
  replies: ReplyStore;
}

/** Such as `learn.example.org-5d41402abc4b`, which no two servers share. */
function folderOf(origin: string): string {
  const name = new URL(origin).hostname.replaceAll(/[^\w.-]/g, '_').slice(0, 60);
  return `${name}-${createHash('sha256').update(origin).digest('hex').slice(0, 12)}`;
}

/** Opens a server's databases when they're first needed, and closes all of them at the end. */
export class HostFilesByOrigin {
  private readonly opened = new Map<string, HostFiles>();

  /** @param folder the app's data */
  constructor(
    private readonly folder: string,
    private readonly log: Log,
  ) {}

  of(origin: string): HostFiles {
    let files = this.opened.get(origin);
    if (!files) {
      files = this.open(origin);
      this.opened.set(origin, files);
    }
    return files;
  }

  /** Only if they're open. */
  find(origin: string): HostFiles | undefined {
    return this.opened.get(origin);
  }

  closeAll(): void {
    for (const { values, replies } of this.opened.values()) {
      values.close();
      replies.close();
    }
    this.opened.clear();
  }

  private open(origin: string): HostFiles {
    const folder = join(this.folder, 'hosts', folderOf(origin));
    const onProblem = (problem: unknown) => this.log.warn(`A local database of ${origin}`, problem);
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      onProblem(error); // the databases are in memory then, and say so
    }
    const values = new ValueStore({ path: join(folder, 'learner.db'), onProblem });
    if (values.problem) onProblem(values.problem);
    return { values, replies: new ReplyStore({ path: join(folder, 'lessons.db'), onProblem }) };
  }
}
