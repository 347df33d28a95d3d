import type { DeepLink } from '@shared/desktop';
import type { DesktopBridge } from '@shared/desktop/bridge';
import { makeAutoObservable, runInAction } from 'mobx';
import type { DesktopCode } from './sign-in-on-desktop';

export interface DesktopLinksOptions {
  desktop: Pick<DesktopBridge, 'links' | 'session'>;
  /** Resolves to what went wrong, or to null. */
  signIn: (code: DesktopCode) => Promise<string | null>;
}

/** A link that waits for the learner's answer. A sign-in link is `isExpected` if this app has asked for it. */
export type AskedLink =
  | { kind: 'sign-in'; code: string; state?: string; isExpected: boolean }
  | Exclude<DeepLink, { kind: 'sign-in' }>;

/** `emberforge://` links from outside. Any web page can open one, so each is shown first and does nothing by itself. */
export class DesktopLinksStore {
  /** The newest link. */
  link: AskedLink | null = null;
  error: string | null = null;
  isBusy = false;
  private turn = 0;

  constructor(private readonly options: DesktopLinksOptions) {
    makeAutoObservable<this, 'options'>(this, { options: false });
  }

  /** Takes the links that came before, and all later ones. @returns how to stop */
  listen(): () => void {
    const { links } = this.options.desktop;
    const stop = links.onOpened((link) => void this.ask(link));
    links.take().then(
      (waiting) => {
        const newest = waiting.at(-1);
        if (newest) void this.ask(newest);
      },
      (error: unknown) => console.error(error),
    );
    return stop;
  }

  /** Signs in with the link's code. Only after the learner's click, and only if the app has asked for it. */
  async confirmSignIn(): Promise<void> {
    const { link } = this;
    if (link?.kind !== 'sign-in' || !link.isExpected || this.isBusy) return;
    this.isBusy = true;
    this.error = null;
    const error = await this.options.signIn({ code: link.code, state: link.state });
    runInAction(() => {
      this.isBusy = false;
      this.error = error;
      if (error === null && this.link === link) this.link = null;
    });
  }

  close(): void {
    this.turn += 1;
    this.link = null;
    this.error = null;
  }

  private async ask(link: DeepLink): Promise<void> {
    const turn = ++this.turn;
    const asked = link.kind === 'sign-in' ? { ...link, isExpected: await this.isExpected(link) } : link;
    if (turn !== this.turn) return;
    runInAction(() => {
      this.link = asked;
      this.error = null;
    });
  }

  private async isExpected({ state }: { state?: string }): Promise<boolean> {
    try {
      return (await this.options.desktop.session.inspect({ state })).isExpected;
    } catch (error) {
      console.error(error);
      return false;
    }
  }
}
