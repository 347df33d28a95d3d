import type { TextStorage } from '@web/platform';
import { GUEST } from '@web/stores';

/** Learners' work, stored on this computer per user and lesson. */
export class KeptWork {
  constructor(
    private readonly storage: TextStorage,
    /** Keeps different kinds of work in one lesson apart, such as code and checked boxes. */
    private readonly kind: string,
  ) {}

  read(owner: string, lessonUuid: string): string | null {
    return this.storage.get(this.key(owner, lessonUuid));
  }

  /** Returns false if this browser can't store it; what was stored before then stays. */
  write(owner: string, lessonUuid: string, text: string | null): boolean {
    if (text !== null) return this.storage.set(this.key(owner, lessonUuid), text);
    this.storage.remove(this.key(owner, lessonUuid));
    return true;
  }

  /** Moves a guest's work to the user who signed in, unless that user already has work in the lesson. */
  claim(owner: string, lessonUuid: string): void {
    const guests = this.read(GUEST, lessonUuid);
    if (owner === GUEST || guests === null || this.read(owner, lessonUuid) !== null) return;
    if (this.write(owner, lessonUuid, guests)) this.write(GUEST, lessonUuid, null);
  }

  private key(owner: string, lessonUuid: string): string {
    return `emberforge.${this.kind}.${owner}.${lessonUuid}`;
  }
}
