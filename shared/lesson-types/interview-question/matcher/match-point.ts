import type { PointVerdict } from '../../../grading';
import { findPhrase, type Match } from './find-phrase';
import type { Word } from './words';

/** What counts as having made a point: one phrase of each group. The first group is its heart. */
export type SaidGroups = readonly (readonly string[])[];

export interface PointMatch {
  verdict: PointVerdict;
  /** The indexes of the first and last word that it's about; undefined if nothing is. */
  span?: { from: number; to: number };
  /** Groups that the answer only mentions to deny them. */
  isDenied: boolean;
}

/** The parts of a point belong together: they have to be said within this many words. */
const MAX_SPAN = 45;

/** Finds the place of an answer that says most of a point. */
export function matchPoint(words: readonly Word[], groups: SaidGroups): PointMatch {
  const found = groups.map((phrases) => phrases.flatMap((phrase) => findPhrase(words, phrase)));
  const said = found.map((matches) => matches.filter((match) => !match.isDenied));
  const isDenied = found.some((matches, at) => matches.length > 0 && said[at]!.length === 0);
  const best = densestPlace(said);
  if (best.length === 0) return { verdict: 'missed', isDenied };
  const span = { from: Math.min(...best.map(({ from }) => from)), to: Math.max(...best.map(({ to }) => to)) };
  return { verdict: best.length === groups.length ? 'covered' : 'partly', span, isDenied };
}

/** One match of as many groups as possible, near a match of the first; none if the first isn't there. */
function densestPlace([heart = [], ...others]: readonly (readonly Match[])[]): Match[] {
  let best: Match[] = [];
  for (const center of heart) {
    const isNear = ({ from, to }: Match) => Math.max(to, center.to) - Math.min(from, center.from) < MAX_SPAN;
    const near = others.map((matches) => matches.find(isNear)).filter((match) => match !== undefined);
    if (near.length >= best.length) best = [center, ...near];
  }
  return best;
}
