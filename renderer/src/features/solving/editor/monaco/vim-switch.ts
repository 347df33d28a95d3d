import { editor, KeyCode } from 'monaco-editor/editor';

interface VimMode {
  dispose(): void;
  on(event: 'vim-mode-change', handler: (mode: { mode: string }) => void): void;
}

/** Vim key bindings, loaded on first use. Press Escape in normal mode to leave the editor. */
export class VimSwitch {
  private wanted = false;
  private mode: VimMode | undefined;
  private isNormal = true;
  private readonly isOn: editor.IContextKey<boolean>;

  constructor(
    private readonly editor: editor.IStandaloneCodeEditor,
    private readonly statusLine: HTMLElement,
    private readonly onLeave: () => void,
  ) {
    this.isOn = editor.createContextKey('emberforgeVim', false);
    // Runs before Vim's listener, which is added later and ignores prevented events.
    editor.onKeyDown((event) => {
      if (!this.mode || !this.isNormal || event.keyCode !== KeyCode.Escape) return;
      event.preventDefault();
      event.stopPropagation();
      this.onLeave();
    });
  }

  async set(wanted: boolean): Promise<void> {
    if (this.wanted === wanted) return;
    this.wanted = wanted;
    if (!wanted) return this.turnOff();
    const { initVimMode } = await import('monaco-vim');
    if (!this.wanted || this.mode) return;
    const mode = initVimMode(this.editor as never, this.statusLine) as unknown as VimMode;
    mode.on('vim-mode-change', ({ mode: name }) => {
      this.isNormal = name === 'normal';
    });
    this.mode = mode;
    this.isNormal = true;
    this.isOn.set(true);
  }

  dispose(): void {
    this.wanted = false;
    this.turnOff();
  }

  private turnOff(): void {
    this.mode?.dispose();
    this.mode = undefined;
    this.isOn.set(false);
    this.statusLine.textContent = '';
  }
}
