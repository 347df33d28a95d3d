import type { TextStorage } from '@web/platform';
import { GUEST } from '@web/stores';

export type WorkKind = 'code' | 'answer' | 'checks';

/** What learners have written, kept on this machine for each of them and each lesson. */
export class KeptWork {
  constructor(
    private readonly storage: TextStorage,
    private readonly kind: WorkKind,
  ) {}

  read(owner: string, lessonUUID: string): string | null {
    return this.storage.get(this.key(owner, lessonUUID));
  }

  write(owner: string, lessonUUID: string, text: string | null): void {
    if (text === null) this.storage.remove(this.key(owner, lessonUUID));
    else this.storage.set(this.key(owner, lessonUUID), text);
  }

  /** Gives a guest's work to the user who signed in, unless the user has work of their own there: that stays. */
  claim(owner: string, lessonUUID: string): void {
    const guests = this.read(GUEST, lessonUUID);
    if (owner === GUEST || guests === null || this.read(owner, lessonUUID) !== null) return;
    this.write(owner, lessonUUID, guests);
    this.write(GUEST, lessonUUID, null);
  }

  private key(owner: string, lessonUUID: string): string {
    return `emberforge.${this.kind}.${owner}.${lessonUUID}`;
  }
}
