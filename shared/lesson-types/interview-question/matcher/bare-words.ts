import type { SaidGroups } from './match-point';
import { tokensOf, withoutMarked } from './passages';
import { wordsOf } from './words';

/** The words that hold a sentence together, in the languages that lessons are written in. */
const LITTLE_WORDS = new Set(
  [
    'a an the this that these those it its is are was were be been being am do does did has have had will would can could',
    'may might should must of to in on at by for from with as and or so then than there here which who when where why how',
    'what we you they he she i me my your our their them his her us if not no but because while each every all any some',
    'only after before into up out about just also too',
    'der die das den dem des ein eine einen einem einer eines und oder aber denn weil wenn dass damit dann also auch nur',
    'ich du er sie es wir ihr man mich mir dich dir sich ist sind war waren wird werden wurde habe hat haben hätte würde',
    'kann könnte muss müssen soll will nicht kein keine keinen mit von vom zu zum zur im in an am auf aus bei für über',
    'nach vor durch ohne um als wie so da dort was wer wo jede jeden jedes jeder alle',
  ].flatMap((line) => line.split(' ')),
);

const isLittle = (word: string) => LITTLE_WORDS.has(word) || word.includes("'");

/** Sentences, however terse, have a little word long before this. */
const LISTED_WORDS = 10;
/** The least share of little words in a text that says something. */
const MIN_LITTLE_SHARE = 0.15;
/** A text that consists of phrases to this share is a list, unless its other little words vary as they do in sentences. */
const MAX_PHRASE_SHARE = 0.8;
const MIN_VARIETY = 0.25;

/** The text without long runs of words that nothing holds together. */
export function withoutLists(text: string): string {
  const tokens = tokensOf(text);
  const isListed = tokens.map(() => false);
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && !isLittle(tokens[at]!.text)) continue;
    if (at - from >= LISTED_WORDS) isListed.fill(true, from, at);
    from = at + 1;
  }
  return withoutMarked(text, tokens, isListed);
}

/** Whether a text is made of words that the points ask for, and says nothing with them. */
export function isBareWords(text: string, points: readonly { said: SaidGroups }[]): boolean {
  const tokens = tokensOf(text);
  const little = tokens.map((token) => token.text).filter(isLittle);
  if (little.length < tokens.length * MIN_LITTLE_SHARE) return true;
  const phrases = points.flatMap(({ said }) => said.flat());
  const given = new Set(phrases.flatMap((phrase) => tokensOf(phrase).map((token) => token.text)));
  const own = new Set(little.filter((word) => !given.has(word)));
  if (own.size >= tokens.length * MIN_VARIETY) return false;
  const wanted = new Set(phrases.flatMap((phrase) => wordsOf(phrase).map(({ stem }) => stem)));
  const words = wordsOf(text);
  return words.filter(({ stem }) => wanted.has(stem)).length > words.length * MAX_PHRASE_SHARE;
}
