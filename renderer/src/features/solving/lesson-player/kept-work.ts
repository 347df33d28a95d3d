import { type ExerciseRef, refKey } from '@web/exercises';
import type { TextStorage } from '@web/platform';
import { GUEST } from '@web/stores';

/** Learners' work in one exercise, stored on this computer per user. */
export class KeptWork {
  private readonly place: string;
  /** Where versions of the app that had nothing but lessons stored it. */
  private readonly formerPlace: string;

  constructor(
    private readonly storage: TextStorage,
    /** Keeps different kinds of work in one exercise apart, such as code and checked boxes. */
    private readonly kind: string,
    exercise: ExerciseRef,
    /** The version of the exercise, if the work is of no use in another one. */
    version?: string,
  ) {
    const end = version === undefined ? '' : `.${version}`;
    this.place = refKey(exercise) + end;
    this.formerPlace = exercise.id + end;
  }

  read(owner: string): string | null {
    const former = this.storage.get(this.key(owner, this.formerPlace));
    if (former === null) return this.storage.get(this.key(owner));
    // Also if there's newer work by its key: what's still here was written since, by a window that's still of that version.
    this.set(owner, former);
    return former;
  }

  /** Returns false if this browser can't store it; what was stored before then stays. */
  write(owner: string, text: string | null): boolean {
    if (text !== null) return this.set(owner, text);
    this.storage.remove(this.key(owner));
    this.storage.remove(this.key(owner, this.formerPlace));
    return true;
  }

  /** Moves a guest's work to the user who signed in, unless that user already has work in the exercise. */
  claim(owner: string): void {
    const guests = this.read(GUEST);
    if (owner === GUEST || guests === null || this.read(owner) !== null) return;
    if (this.write(owner, guests)) this.write(GUEST, null);
  }

  /** Whether a key of the storage holds `owner`'s work in this exercise, of this kind or another. */
  isOf(owner: string, key: string): boolean {
    return [this.place, this.formerPlace].some((place) => key.endsWith(`.${owner}.${place}`));
  }

  private set(owner: string, text: string): boolean {
    const key = this.key(owner);
    const isStored = this.storage.set(key, text);
    // The desktop app shows the new text from now on, even if it can't be stored yet.
    if (this.storage.get(key) === text) this.storage.remove(this.key(owner, this.formerPlace));
    return isStored;
  }

  private key(owner: string, place = this.place): string {
    return `emberforge.${this.kind}.${owner}.${place}`;
  }
}
