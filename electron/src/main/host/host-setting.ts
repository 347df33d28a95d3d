import { parseHostAddress } from '../host-address';
import { texts } from '../language/texts';
import type { SettingsFile } from '../settings/settings-file';
import { verifyHost } from './verify-host';

export interface HostSettingOptions {
  /**
   * Closes the page of the old server, so that nothing of it, such as a token, is sent to the new one. False if the
   * learner wants to stay on it.
   */
  leavePage: () => Promise<boolean>;
  settings: SettingsFile;
  fetch: typeof globalThis.fetch;
  /** The server of this start (EMBERFORGE_HOST), which takes the place of a chosen one. */
  preset?: string | undefined;
  /** What the app suggests until somebody chooses: the server that it was packed for. */
  suggested?: string | undefined;
}

/** What `npm start` starts. */
const FALLBACK = 'http://localhost:3000';

/** The server that the app belongs to. */
export class HostSetting {
  readonly #listeners = new Set<() => void | Promise<void>>();

  readonly #preset: string | undefined;

  /** @throws Error if the preset isn't the address of a server */
  constructor(private readonly options: HostSettingOptions) {
    const { preset } = options;
    const address = preset === undefined ? undefined : parseHostAddress(preset);
    if (address && 'problem' in address) throw new Error(`EMBERFORGE_HOST=${preset}: ${address.problem}`);
    this.#preset = address?.origin;
  }

  /** Such as `https://learn.example.org`. */
  get origin(): string {
    return this.#preset ?? this.options.settings.current.host ?? this.options.suggested ?? FALLBACK;
  }

  /** The origin of its socket: ws:// or wss://. */
  get socketOrigin(): string {
    return this.origin.replace(/^http/, 'ws');
  }

  /** Whether somebody has picked the server. */
  get isChosen(): boolean {
    return this.#preset !== undefined || this.options.settings.current.host !== undefined;
  }

  /** Called after the server has changed, before the web app loads again. */
  onChange(listener: () => void | Promise<void>): void {
    this.#listeners.add(listener);
  }

  /** Moves to another server, if one answers there. @returns why not; null if the app has moved */
  async choose(address: string): Promise<string | null> {
    if (this.#preset !== undefined) return texts().host.isPreset;
    const asked = parseHostAddress(address);
    if ('problem' in asked) return asked.problem;
    const found = await verifyHost(asked.origin, this.options.fetch);
    if ('problem' in found) return found.problem;
    const hasMoved = found.origin !== this.origin || !this.isChosen;
    if (hasMoved && !(await this.options.leavePage())) return texts().host.stillOn(new URL(this.origin).host);
    this.options.settings.change({ host: found.origin });
    if (hasMoved) for (const listener of this.#listeners) await listener();
    return null;
  }
}
