import { Module } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { LANGUAGE_MODEL, type LanguageModel, LanguageModelModule } from '@server/platform/language-model';
import { embeddedInterviewer } from '@shared/lesson-types';
import { INTERVIEWER } from './interviewer';
import { ModelInterviewer } from './model-interviewer';

/** Provides the Interviewer: a language model if one is configured (docs/interviews.md), otherwise the embedded one. */
@Module({
  imports: [LanguageModelModule],
  providers: [
    {
      provide: INTERVIEWER,
      inject: [LANGUAGE_MODEL, Clock],
      useFactory: (model: LanguageModel | null, clock: Clock) =>
        model ? new ModelInterviewer(model, clock) : embeddedInterviewer,
    },
  ],
  exports: [INTERVIEWER],
})
export class InterviewsModule {}
