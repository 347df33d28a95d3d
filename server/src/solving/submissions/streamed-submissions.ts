import { Injectable } from '@nestjs/common';
import { newId } from '@server/platform/database';
import { OngoingReply } from '@server/platform/http';
import type { MessageOf, SubmissionReply, submitLesson } from '@shared/contracts';
import { presentSubmission, presentText } from './submission.presenter';
import { SubmitAnswer, type SubmitAnswerInput } from './submit-answer';

interface StreamedSubmission {
  /** The submission's id. */
  id: string;
  reply: OngoingReply<MessageOf<typeof submitLesson>, SubmissionReply>;
}

/**
 * Answers whose judge is read while it writes. They're judged and recorded whether or not their learner stays to read, and
 * a request that's sent again meanwhile goes on reading (docs/interviews.md).
 */
@Injectable()
export class StreamedSubmissions {
  private readonly ongoing = new Map<string, StreamedSubmission>();

  constructor(private readonly submitAnswer: SubmitAnswer) {}

  async open(submission: SubmitAnswerInput): Promise<StreamedSubmission> {
    const { requestUUID } = submission.body;
    if (requestUUID === undefined) return this.start(submission, newId());
    const known = await this.submitAnswer.known(submission.userId, requestUUID);
    const key = `${submission.userId} ${requestUUID}`;
    const ongoing = this.ongoing.get(key);
    if (ongoing) return ongoing;
    const started = this.start(submission, known?.submission.id ?? newId());
    this.ongoing.set(key, started);
    void started.reply.ended().then(() => this.ongoing.delete(key));
    return started;
  }

  private start(submission: SubmitAnswerInput, id: string): StreamedSubmission {
    const reply = new OngoingReply<MessageOf<typeof submitLesson>, SubmissionReply>(async (write) => {
      const onText = (text: string) => write(presentText(text));
      return presentSubmission(await this.submitAnswer.execute({ ...submission, id, onText }));
    });
    return { id, reply };
  }
}
