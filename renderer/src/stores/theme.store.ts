import type { TextStorage } from '@web/platform';
import { makeAutoObservable } from 'mobx';

export type ThemeChoice = 'dark' | 'light' | 'system';
export type Theme = 'dark' | 'light';

/** theme.js reads the same key before the first paint. */
const KEY = 'emberforge.theme';

/** The system's preference, and how to subscribe to its changes. */
export interface SystemTheme {
  read: () => Theme;
  subscribe: (listener: () => void) => void;
  /** Puts a choice on the page; null leaves it to the system. */
  apply: (theme: Theme | null) => void;
}

/** The chosen theme, kept on this machine. */
export class ThemeStore {
  choice: ThemeChoice;
  private systemTheme: Theme;

  constructor(
    private readonly storage: TextStorage,
    private readonly system: SystemTheme,
  ) {
    const kept = storage.get(KEY);
    this.choice = kept === 'dark' || kept === 'light' ? kept : 'system';
    this.systemTheme = system.read();
    makeAutoObservable<this, 'storage' | 'system'>(this, { storage: false, system: false });
    system.subscribe(() => this.systemChanged());
  }

  /** What is on the screen: the editor and canvases need to know. */
  get current(): Theme {
    return this.choice === 'system' ? this.systemTheme : this.choice;
  }

  choose(choice: ThemeChoice): void {
    this.choice = choice;
    if (choice === 'system') this.storage.remove(KEY);
    else this.storage.set(KEY, choice);
    this.system.apply(choice === 'system' ? null : choice);
  }

  private systemChanged(): void {
    this.systemTheme = this.system.read();
  }
}

/** The system's wish as a browser tells it. */
export function browserTheme(): SystemTheme {
  const media = window.matchMedia('(prefers-color-scheme: light)');
  return {
    read: () => (media.matches ? 'light' : 'dark'),
    subscribe: (listener) => media.addEventListener('change', listener),
    apply: (theme) => {
      if (theme === null) delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
    },
  };
}
