import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { languageCode } from '@shared/desktop/language';
import { z } from 'zod';
import { parseHostAddress } from '../host-address';
import type { Log } from '../logs/log';

const bounds = z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() });

/** What the app remembers about itself. A value that was damaged is as if it had never been set. */
const settingsSchema = z.object({
  /** The chosen server's origin. */
  host: z
    .string()
    .refine((address) => 'origin' in parseHostAddress(address))
    .optional()
    .catch(undefined),
  /** Chromium's zoom level: 0 is 100 %, and each step 20 % more or less. */
  zoomLevel: z.number().min(-3).max(5).optional().catch(undefined),
  /** What the web app was last shown in. */
  language: languageCode.optional().catch(undefined),
  window: z.object({ bounds, isMaximized: z.boolean() }).optional().catch(undefined),
});

export type DesktopSettings = z.infer<typeof settingsSchema>;

/** The app's settings in a JSON file. One that can't be read or written costs the settings, and nothing else. */
export class SettingsFile {
  #settings: DesktopSettings;

  constructor(
    private readonly path: string,
    private readonly log: Log,
  ) {
    this.#settings = this.#read();
  }

  get current(): Readonly<DesktopSettings> {
    return this.#settings;
  }

  change(settings: Partial<DesktopSettings>): void {
    this.#settings = { ...this.#settings, ...settings };
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      // Replaced in one step, so that a crash leaves the old file or the new one.
      writeFileSync(`${this.path}.new`, JSON.stringify(this.#settings, null, 2));
      renameSync(`${this.path}.new`, this.path);
    } catch (error) {
      this.log.error('The settings could not be saved', error);
    }
  }

  #read(): DesktopSettings {
    try {
      return settingsSchema.parse(JSON.parse(readFileSync(this.path, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        this.log.warn('The settings could not be read, so they start over', error);
      return {};
    }
  }
}
