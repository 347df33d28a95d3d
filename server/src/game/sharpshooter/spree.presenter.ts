import type { LessonSubmitted } from '@server/learning/lessons';
import type { EventPayload } from '@server/platform/events';
import type { ServerMessage, Sharpshooter, SharpshooterEvent } from '@shared/contracts';
import { hitsToChest } from '@shared/rules/sharpshooter';
import type { SpreeEntity } from './spree.entity';

type Lengths = Pick<SpreeEntity, 'length' | 'longest'>;

export const presentSpree = ({ length, longest }: Lengths): Sharpshooter => ({
  Spree: length,
  LongestSpree: longest,
  HitsToChest: hitsToChest(length),
});

interface SpreeChange extends Lengths {
  submitted: EventPayload<typeof LessonSubmitted>;
  effect: SharpshooterEvent['Effect'];
  previous: number;
}

export const presentSpreeChange = ({ submitted, effect, previous, ...lengths }: SpreeChange) =>
  ({
    Type: 'SharpshooterEvent',
    Data: {
      ...presentSpree(lengths),
      SubmissionUUID: submitted.submissionId,
      LessonUUID: submitted.lessonId,
      Effect: effect,
      PreviousSpree: previous,
    },
  }) satisfies ServerMessage;
