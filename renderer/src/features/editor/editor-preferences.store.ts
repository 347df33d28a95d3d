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

const KEY = 'emberforge.editor';
export const FONT_SIZES = [12, 13, 14, 15, 16, 18, 20, 24] as const;
const DEFAULTS: EditorPreferences = { fontSize: 14, wordWrap: false, vim: false, accessible: false };

/** Phones are too narrow for whole lines of code. */
const defaults = (): EditorPreferences => ({ ...DEFAULTS, wordWrap: isTouchScreen() });

/** The editor's settings, stored in this browser. */
export class EditorPreferencesStore {
  value: EditorPreferences;

  constructor(private readonly storage: TextStorage) {
    this.value = { ...defaults(), ...parse(storage.get(KEY)) };
    makeAutoObservable<this, 'storage'>(this, { storage: false });
  }

  change(changed: Partial<EditorPreferences>): void {
    Object.assign(this.value, changed);
    this.storage.set(KEY, JSON.stringify(toJS(this.value)));
  }
}

function parse(text: string | null): Partial<EditorPreferences> {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<EditorPreferences> | null;
    const known = Object.entries(defaults()).map(([key, standard]) => {
      const value = stored?.[key as keyof EditorPreferences];
      return [key, typeof value === typeof standard ? value : standard] as const;
    });
    return Object.fromEntries(known);
  } catch {
    return {}; // corrupt or outdated: use the defaults
  }
}
