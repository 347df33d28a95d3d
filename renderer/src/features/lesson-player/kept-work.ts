import type { TextStorage } from '@web/platform';
import { GUEST } from '@web/stores';

/** Learners' work, stored on this computer per user and lesson. */
export class KeptWork {
  constructor(
    private readonly storage: TextStorage,
    /** Keeps different kinds of work in one lesson apart, such as code and checked boxes. */
    private readonly kind: string,
  ) {}

  read(owner: string, lessonUUID: string): string | null {
    return this.storage.get(this.key(owner, lessonUUID));
  }

  write(owner: string, lessonUUID: string, text: string | null): void {
    if (text === null) this.storage.remove(this.key(owner, lessonUUID));
    else this.storage.set(this.key(owner, lessonUUID), text);
  }

  /** Moves a guest's work to the user who signed in, unless that user already has work in the lesson. */
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
