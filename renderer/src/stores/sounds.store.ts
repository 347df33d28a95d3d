import type { TextStorage } from '@web/platform';
import { makeAutoObservable } from 'mobx';

const KEY = 'emberforge.sounds';

/** Whether results make a sound. Off until switched on, and stored in this browser. */
export class SoundsStore {
  isOn: boolean;

  constructor(private readonly storage: TextStorage) {
    this.isOn = storage.get(KEY) === 'on';
    makeAutoObservable<this, 'storage'>(this, { storage: false });
  }

  set(isOn: boolean): void {
    this.isOn = isOn;
    if (isOn) this.storage.set(KEY, 'on');
    else this.storage.remove(KEY);
  }

  toggle(): void {
    this.set(!this.isOn);
  }
}
