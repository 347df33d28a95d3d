import { Module } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { embeddedInterviewer } from '@shared/lesson-types';
import { INTERVIEWER } from './interviewer';
import { ModelInterviewer } from './model-interviewer';
import { OpenAiChatModel } from './openai-chat-model';

/** Provides the Interviewer: a language model if one is configured (docs/interviews.md), otherwise the embedded one. */
@Module({
  providers: [
    {
      provide: INTERVIEWER,
      inject: [SETTINGS, Clock],
      useFactory: ({ languageModel }: Settings, clock: Clock) =>
        languageModel ? new ModelInterviewer(new OpenAiChatModel(languageModel), clock) : embeddedInterviewer,
    },
  ],
  exports: [INTERVIEWER],
})
export class InterviewsModule {}
