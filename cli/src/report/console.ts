import { styleText } from 'node:util';
import { readSettings } from '../settings/settings';

type Style = Parameters<typeof styleText>[0];

/** Control characters other than line breaks and tabs: output of a lesson mustn't move the cursor or set a title. */
const CONTROL_CHARACTERS = /(?![\t\n])\p{Cc}/gu;

/** Text of a lesson or a program, safe to print. */
export const printable = (text: string): string => text.replace(CONTROL_CHARACTERS, '\u{fffd}');

/** Whether styles are printed: the setting, then NO_COLOR and the like, then whether anybody reads along. */
function hasColors(): boolean {
  const { colors = 'auto' } = readSettings();
  if (colors !== 'auto') return colors === 'always';
  if (process.env.NO_COLOR) return false;
  return (
    process.env.FORCE_COLOR !== undefined || (process.stdout.isTTY === true && process.env.TERM !== 'dumb')
  );
}

let areColorsOn: boolean | undefined;

/** Styled text; plain where colors are off. */
export function styled(style: Style, text: string): string {
  areColorsOn ??= hasColors();
  return areColorsOn ? styleText(style, text, { validateStream: false }) : text;
}

export const print = (text = ''): void => void process.stdout.write(`${text}\n`);
/** For what isn't the command's result, such as questions and warnings. */
export const printAside = (text: string): void => void process.stderr.write(`${text}\n`);

export const indent = (text: string, by: number): string => text.replaceAll(/^/gm, ' '.repeat(by));
