import { t } from '@lingui/core/macro';
import type { SceneName } from './scenes';
import idolWorship from './tales/idol-worship.md?raw';
import momentToBreathe from './tales/moment-to-breathe.md?raw';
import prologue from './tales/prologue.md?raw';
import theGuardian from './tales/the-guardian.md?raw';
import theHound from './tales/the-hound.md?raw';
import theLordOfTheMire from './tales/the-lord-of-the-mire.md?raw';
import thePlanForThePrison from './tales/the-plan-for-the-prison.md?raw';
import thePrisonBreak from './tales/the-prison-break.md?raw';
import theSaviorBeast from './tales/the-savior-beast.md?raw';
import theSerpentGod from './tales/the-serpent-god.md?raw';

export interface Tale {
  /** The last part of its address, by which a boss links to it, and the name of its drawing. */
  slug: SceneName;
  title: string;
  /** In one sentence. */
  summary: string;
  /** Paragraphs with an empty line between them; `_emphasis_`. */
  text: string;
}

/** The story of the six guardians under the moor, in reading order. */
export const TALES: readonly Tale[] = [
  {
    slug: 'prologue',
    title: t`Prologue: The Cold Forge`,
    summary: t`How a workshop three weeks from closing got its last apprentice.`,
    text: prologue,
  },
  {
    slug: 'the-hound',
    title: t`The Hound`,
    summary: t`Something runs around the yard at night, and it isn’t getting tired.`,
    text: theHound,
  },
  {
    slug: 'idol-worship',
    title: t`Idol Worship`,
    summary: t`A statue in the square solves everybody’s problems, word for word.`,
    text: idolWorship,
  },
  {
    slug: 'the-guardian',
    title: t`The Guardian`,
    summary: t`The gate is open from six to six. Nobody has ever been let in.`,
    text: theGuardian,
  },
  {
    slug: 'the-serpent-god',
    title: t`The Serpent God`,
    summary: t`It was asked to find its own beginning. It’s still looking.`,
    text: theSerpentGod,
  },
  {
    slug: 'the-prison-break',
    title: t`The Prison Break`,
    summary: t`The couriers free nine honest people. Well, nine people.`,
    text: thePrisonBreak,
  },
  {
    slug: 'the-savior-beast',
    title: t`The Savior Beast`,
    summary: t`It fixes anything that you bring it, and it keeps every piece.`,
    text: theSaviorBeast,
  },
  {
    slug: 'moment-to-breathe',
    title: t`A Moment to Breathe`,
    summary: t`A quiet day at the forge, from about nine inches off the ground.`,
    text: momentToBreathe,
  },
  {
    slug: 'the-lord-of-the-mire',
    title: t`The Lord of the Mire`,
    summary: t`He has your bucket. He’ll give it back when he gets your rope.`,
    text: theLordOfTheMire,
  },
  {
    slug: 'the-plan-for-the-prison',
    title: t`The Plan for the Prison`,
    summary: t`Six guardians, one drawing, and the people who asked for it.`,
    text: thePlanForThePrison,
  },
];

export const taleOf = (slug: string): Tale | undefined => TALES.find((tale) => tale.slug === slug);
