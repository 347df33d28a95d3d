import { t } from '@lingui/core/macro';
import type { Attempt } from '@web/api';
import { inOwnLanguage } from '@web/i18n';
import { CircleCheck, CircleDashed, History, OctagonX } from '@web/ui/icons';
import type { ReactNode } from 'react';
import type { HistoryEntry } from './history.store';

type Regrade = NonNullable<Attempt['regrade']>;

/** What a row of the history says, and how it looks. */
export interface Look {
  title: string;
  text?: string;
  icon: ReactNode;
  tone: 'success' | 'failure' | 'quiet';
}

const SOLVED = { title: t`Solved`, icon: <CircleCheck />, tone: 'success' } as const;
const FAILED = { title: t`Not solved yet`, icon: <OctagonX />, tone: 'failure' } as const;

export function lookOf({ attempt, reason }: HistoryEntry): Look {
  if (!attempt) {
    const text =
      reason === 'elsewhere' ? t`Another tab or device saved over it.` : t`You replaced it with other work.`;
    return { title: t`Earlier version`, text, icon: <History />, tone: 'quiet' };
  }
  if (attempt.regrade) return regradedLook(attempt, attempt.regrade);
  switch (attempt.resultSlug) {
    case 'success':
      return SOLVED;
    case 'failure':
      return { ...FAILED, text: messageOf(attempt) };
    default:
      return { title: t`Not graded`, icon: <CircleDashed />, tone: 'quiet' };
  }
}

const messageOf = ({ resultMessage, resultMessageText }: Attempt | Regrade): string =>
  inOwnLanguage(resultMessage, resultMessageText);

/** A regrade takes nothing back: an answer that was once right stays solved. */
function regradedLook({ resultSlug }: Attempt, regrade: Regrade): Look {
  const { resultSlug: now } = regrade;
  const wasGraded = resultSlug === 'success' || resultSlug === 'failure';
  if (!wasGraded) {
    const look = now === 'success' ? SOLVED : FAILED;
    const message = messageOf(regrade);
    return { ...look, text: t`We graded your answer again. ${message}` };
  }
  const text =
    now === 'success'
      ? t`We fixed this lesson’s checks and graded your answer again. It was right all along!`
      : t`We fixed this lesson’s checks, and this answer no longer passes. The lesson stays complete, and you keep your XP.`;
  return { ...SOLVED, text };
}
