import type { TextStorage } from '@web/platform';
import { isTouchScreen } from '@web/ui/useTouchScreen';
import { makeAutoObservable, toJS } from 'mobx';

export interface EditorPreferences {
  /** Pixels. */
  fontSize: number;
  wordWrap: boolean;
  vim: boolean;
  /** Forces the editor's screen reader mode; otherwise it's detected. */
  accessible: boolean;
}

interface StoredPreferences extends EditorPreferences {
  /** The account knows this browser’s choice of Vim keys: from now on it decides. */
  isVimShared: boolean;
}

const KEY = 'emberforge.editor';
export const FONT_SIZES = [12, 13, 14, 15, 16, 18, 20, 24] as const;
const DEFAULTS: StoredPreferences = {
  fontSize: 14,
  wordWrap: false,
  vim: false,
  accessible: false,
  isVimShared: false,
};

/** Phones are too narrow for whole lines of code. */
const defaults = (): StoredPreferences => ({ ...DEFAULTS, wordWrap: isTouchScreen() });

/** The editor's settings, stored in this browser; Vim keys go with the account to all browsers. */
export class EditorPreferencesStore {
  value: StoredPreferences;
  /** Called with a choice that the account should know. */
  onVimChosen: (vim: boolean) => void = () => {};

  constructor(private readonly storage: TextStorage) {
    this.value = { ...defaults(), ...parse(storage.get(KEY)) };
    makeAutoObservable<this, 'storage'>(this, { storage: false, onVimChosen: false });
  }

  change(changed: Partial<EditorPreferences>): void {
    this.keep(changed);
    if (changed.vim !== undefined) this.onVimChosen(changed.vim);
  }

  /** Takes over the account's choice. One that was made here before the account could have it wins, once. */
  adoptVim(vim: boolean): void {
    const mustTell = !this.value.isVimShared && this.value.vim && !vim;
    this.keep({ vim: mustTell || vim, isVimShared: true });
    if (mustTell) this.onVimChosen(true);
  }

  private keep(changed: Partial<StoredPreferences>): void {
    Object.assign(this.value, changed);
    this.storage.set(KEY, JSON.stringify(toJS(this.value)));
  }
}

function parse(text: string | null): Partial<StoredPreferences> {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<StoredPreferences> | null;
    const known = Object.entries(defaults()).map(([key, standard]) => {
      const value = stored?.[key as keyof StoredPreferences];
      return [key, typeof value === typeof standard ? value : standard] as const;
    });
    return Object.fromEntries(known);
  } catch {
    return {}; // corrupt or outdated: use the defaults
  }
}
