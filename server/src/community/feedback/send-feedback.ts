import { Injectable, Logger, Optional } from '@nestjs/common';
import { LessonReader } from '@server/learning/lessons';
import { Clock } from '@server/platform/clock';
import { Database, newId } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import { Counter, Registry } from 'prom-client';
import { FeedbackEntity, type FeedbackKind } from './feedback.entity';
import { FeedbackReceived } from './feedback.events';
import { SpellbookPages } from './spellbook-pages';

export interface SendFeedbackInput {
  /** Undefined for a guest. */
  userId: string | undefined;
  kind: FeedbackKind;
  subjectId: string;
  text: string;
  code: string | null;
}

const pageNotFound = () => new DomainError('not-found', text('catalog.no-such-page'));

/** Stores what somebody thinks of a lesson or a spellbook page, with the version of the text they saw. */
@Injectable()
export class SendFeedback {
  private readonly logger = new Logger('Feedback');
  private readonly received: Counter<'kind'>;

  constructor(
    private readonly database: Database,
    private readonly lessons: LessonReader,
    private readonly clock: Clock,
    registry: Registry,
    @Optional() private readonly spellbook?: SpellbookPages,
  ) {
    this.received = new Counter({
      name: 'feedback_total',
      help: 'Feedback to lessons and spellbook pages.',
      labelNames: ['kind'],
      registers: [registry],
    });
  }

  /** @throws DomainError `not-found`. */
  async execute({ userId, kind, subjectId, text, code }: SendFeedbackInput): Promise<void> {
    const subjectVersion = await this.versionOf(kind, subjectId);
    const now = this.clock.now();
    const id = newId(now.getTime());
    const row = { id, createdAt: now, userId: userId ?? null, kind, subjectId, subjectVersion, text, code };
    await this.database.transaction(async (tx) => {
      await tx.manager.insert(FeedbackEntity, row);
      if (userId) tx.emit(FeedbackReceived, { userId, feedbackId: id });
    });
    this.received.inc({ kind });
    this.logger.log(`${kind} ${subjectId}: feedback ${id}, ${text.length} characters`);
  }

  /** A spellbook page goes by its own id, or by that of its lesson. */
  private async versionOf(kind: FeedbackKind, id: string): Promise<Date> {
    const page = kind === 'spellbook' ? await this.spellbook?.lastModOf(id) : null;
    if (page) return page;
    try {
      return (await this.lessons.byId(id)).lesson.lastMod;
    } catch (error) {
      if (kind === 'spellbook' && error instanceof DomainError && error.kind === 'not-found')
        throw pageNotFound();
      throw error;
    }
  }
}
