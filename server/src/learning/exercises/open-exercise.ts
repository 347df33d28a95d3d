import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import type { ExerciseRef, ExerciseSourceName } from './exercise-ref';
import { ExerciseSource, type LocaleChoice } from './exercise-source';
import type { OpenedExercise } from './opened-exercise';

/** Opens exercises of every source. */
@Injectable()
export class OpenExercise implements OnModuleInit {
  private readonly sources = new Map<ExerciseSourceName, ExerciseSource>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    this.use(new Set(instances.filter((instance) => instance instanceof ExerciseSource)));
  }

  /** @throws Error if two sources have the same name. */
  use(sources: Iterable<ExerciseSource>): this {
    for (const source of sources) {
      if (this.sources.has(source.name)) throw new Error(`Two exercise sources are called ${source.name}.`);
      this.sources.set(source.name, source);
    }
    return this;
  }

  /** @throws DomainError `not-found`, also if nothing provides the source anymore. */
  async execute({ source: name, id }: ExerciseRef, locale?: LocaleChoice): Promise<OpenedExercise> {
    const source = this.sources.get(name);
    if (!source) throw new DomainError('not-found', text('training.no-such-exercise'));
    return source.open(id, locale);
  }
}
