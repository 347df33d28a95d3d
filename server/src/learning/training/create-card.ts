import { Injectable } from '@nestjs/common';
import { LessonCompleted } from '@server/learning/lessons';
import { Database, insertOnce } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { newMemory } from './memory';
import { TrainingCardEntity } from './training-card.entity';

/** A completed lesson becomes a card. Whether its type is trained is decided when a session is planned. */
@Injectable()
export class CreateCard {
  constructor(private readonly database: Database) {}

  @OnEvent(LessonCompleted, 'training.create-card')
  async create({ userId, lessonId, completedAt }: EventPayload<typeof LessonCompleted>): Promise<void> {
    const createdAt = new Date(completedAt);
    await this.database.transaction(async (tx) => {
      await insertOnce(tx, TrainingCardEntity, {
        userId,
        lessonId,
        createdAt,
        dueAt: createdAt,
        reviews: 0,
        failures: 0,
        memory: newMemory(createdAt),
      });
    });
  }
}
