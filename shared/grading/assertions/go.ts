import { asIs } from '../../texts/text';
import { meaningOf, type ReadAssertion, valueAssertion } from './assertion';

/** The author's own words, in the ways that Go programmers write them: `add(1, 2) = -1, want 3`, `got -1, want 3`. */
const NAMED =
  /^(?:.*?: )?(\w[\w.]*\(.*\)) (?:=|==|returned|is|was|gave|got) (.+?)[,;:]? (?:want|wants|wanted|expected)[: ] ?(.+)$/s;
const UNNAMED = /^(?:.*?: )?got:? (.+?)[,;:]? (?:but )?(?:want|wanted|expected):? (.+)$/is;
const REVERSED = /^(?:.*?: )?(?:want|wanted|expected):? (.+?)[,;:]? (?:but )?got:? (.+)$/is;

export const readGo: ReadAssertion = (message, source) => {
  const [line = ''] = message.split('\n');
  const [, subject, got, expected] = NAMED.exec(line) ?? [];
  if (subject !== undefined && got !== undefined && expected !== undefined)
    return valueAssertion(subject, asIs(clean(expected)), clean(got));
  const name = gotName(source);
  if (name === undefined) return undefined;
  const [, given, wanted] = UNNAMED.exec(line) ?? [];
  if (given !== undefined && wanted !== undefined)
    return valueAssertion(name, asIs(clean(wanted)), clean(given));
  const [, first, second] = REVERSED.exec(line) ?? [];
  return first !== undefined && second !== undefined
    ? valueAssertion(name, asIs(clean(first)), clean(second))
    : undefined;
};

const clean = (value: string) => value.trim().replace(/[.,;]$/, '');

/** What the test calls `got`. */
function gotName(source: string): string | undefined {
  const [, inCondition] = /\bif got :?= (.+?); got /.exec(source) ?? [];
  if (inCondition !== undefined) return inCondition;
  const meaning = meaningOf('got', source);
  return meaning === 'got' ? undefined : meaning;
}
