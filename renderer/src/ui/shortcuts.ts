import { t } from '@lingui/core/macro';
/** Where a shortcut works; the list of shortcuts is grouped by it. */
export type ShortcutPlace = 'everywhere' | 'code' | 'lesson';

interface Shortcut {
  place: ShortcutPlace;
  /** What it does, in the list of shortcuts. */
  label: string;
  /** `KeyboardEvent.key`; letters in lowercase. */
  key: string;
  /** With Ctrl, or ⌘ on a Mac. */
  mod?: true;
  /** With Ctrl, on a Mac too. */
  ctrl?: true;
  shift?: boolean;
  /** Works without Ctrl as well, and is listed that way. */
  plain?: true;
}

/** Every shortcut (docs/app.md): what the handlers react to, what tooltips name, and what `?` lists. */
export const SHORTCUTS = {
  find: { place: 'everywhere', label: t`Find anything`, mod: true, key: 'k' },
  shortcuts: { place: 'everywhere', label: t`Keyboard shortcuts`, key: '?' },
  run: { place: 'code', label: t`Run, or check in training`, mod: true, key: 'enter' },
  goToWork: { place: 'code', label: t`Go to your code or answer`, mod: true, key: 'e' },
  leaveEditor: { place: 'code', label: t`Leave the editor`, mod: true, key: 'escape', plain: true },
  // Handled by the editors themselves.
  toggleTab: { place: 'code', label: t`Let Tab move the focus, or indent`, ctrl: true, key: 'm' },
  submit: { place: 'lesson', label: t`Submit`, mod: true, shift: true, key: 'enter' },
  nextLesson: { place: 'lesson', label: t`Next lesson`, mod: true, key: '.' },
  previousLesson: { place: 'lesson', label: t`Previous lesson`, mod: true, key: ',' },
  nextHelpTab: { place: 'lesson', label: t`Next help tab`, mod: true, key: 'g' },
  previousHelpTab: { place: 'lesson', label: t`Previous help tab`, mod: true, shift: true, key: 'g' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

const ALL = Object.entries(SHORTCUTS) as [ShortcutName, Shortcut][];

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The shortcut with Ctrl or ⌘ that was pressed, or `?`. Alt is for typing characters, so it makes none. */
export function pressedShortcut(press: Press): ShortcutName | undefined {
  return ALL.find(([, shortcut]) => isPressed(shortcut, press))?.[0];
}

function isPressed({ key, mod, ctrl, shift = false }: Shortcut, press: Press): boolean {
  if (press.altKey || press.key.toLowerCase() !== key) return false;
  if (ctrl) return press.ctrlKey && !press.metaKey && !press.shiftKey;
  const hasMod = press.ctrlKey || press.metaKey;
  // Whether `?` needs Shift depends on the keyboard.
  return mod ? hasMod && press.shiftKey === shift : !hasMod;
}

const KEY_NAMES: Record<string, string> = { enter: t`Enter`, escape: t`Esc` };

/** The keys as they're labeled on this computer: `['⌘', 'K']`, `['Ctrl', 'Shift', 'Enter']`. */
export function shortcutKeys(name: ShortcutName, isApple = isAppleDevice()): string[] {
  const { key, mod, ctrl, shift, plain }: Shortcut = SHORTCUTS[name];
  return [
    ...(ctrl || (mod && !plain && !isApple) ? [t`Ctrl`] : []),
    ...(mod && !plain && isApple ? ['⌘'] : []),
    ...(shift ? [isApple ? '⇧' : t`Shift`] : []),
    KEY_NAMES[key] ?? key.toUpperCase(),
  ];
}

const isAppleDevice = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

export const shortcutsIn = (place: ShortcutPlace): ShortcutName[] =>
  ALL.filter(([, shortcut]) => shortcut.place === place).map(([name]) => name);
