import { z } from 'zod';

/** Variables of the environment by their names; each one's `describe` says what it takes: “PORT must be …”. */
type Variables = Record<string, z.ZodType>;

/** The settings of one feature, in its file `<feature>.settings.ts`; `server/src/settings.ts` puts them together. */
export interface SettingsPart<Environment extends Variables, Made extends object> {
  environment: Environment;
  /**
   * What the feature injects with SETTINGS, from its variables. Called once all variables of all parts are valid.
   * @throws BadSettings for those that don't go together.
   */
  read(values: z.infer<z.ZodObject<Environment>>): Made;
}

/** Declares a part. */
export const settingsPart = <Environment extends Variables, Made extends object>(
  part: SettingsPart<Environment, Made>,
): SettingsPart<Environment, Made> => part;

/** Settings that cannot be used: `message` is the one line to show. */
export class BadSettings extends Error {
  override readonly name = 'BadSettings';
}

/** For a feature that only needs to know whether another one's settings are given: undefined if not. */
export type Configured<Name extends string> = Readonly<Record<Name, object | undefined>>;
