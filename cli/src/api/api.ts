import type { CLIData, CLIStepResult, SubmissionReply as WireSubmissionReply } from '@shared/contracts';
import { type CamelCase, toCamelCase } from '@shared/contracts/camel-case';
import { CliError } from '../errors';
import { ApiRefusal, exchange } from '../exchange';
import type { Session } from '../session/session';

export interface NextLesson {
  lessonUuid: string;
  lessonTitle: string;
  chapterTitle: string;
  chapterNumber: number;
  lessonNumber: number;
}

export interface TerminalLesson {
  title: string;
  chapterNumber: number;
  lessonNumber: number;
  data: CamelCase<CLIData>;
}

export type SubmissionReply = CamelCase<WireSubmissionReply>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The calls of docs/terminal-lessons.md, for the learner who is signed in. */
export class Api {
  constructor(private readonly session: Session) {}

  async handle(): Promise<string> {
    const me = await this.call<{ handle: string }>('GET', '/users/me');
    return me.handle;
  }

  nextLesson(): Promise<NextLesson> {
    return this.call('GET', '/lessons/next_cli');
  }

  /** @throws CliError if it isn't there, or isn't for terminals */
  async lesson(id: string): Promise<TerminalLesson> {
    if (!UUID.test(id))
      throw new CliError(
        `"${id}" isn’t the id of a lesson.`,
        'Copy the whole command from the lesson’s page.',
      );
    const { lesson, chapterNumber, lessonNumber } = await this.call<{
      lesson: { type: string; title: string; lessonDataCli: { cliData: CamelCase<CLIData> } };
      chapterNumber: number;
      lessonNumber: number;
    }>('GET', `/lessons/${id}`);
    if (lesson.type !== 'type_cli')
      throw new CliError('This isn’t a terminal lesson.', 'Please do it in your browser.');
    return { title: lesson.title, chapterNumber, lessonNumber, data: lesson.lessonDataCli.cliData };
  }

  /** Sends what each step gave; the server judges. The path ends with a slash, as installed clients write it. */
  submit(id: string, results: readonly CLIStepResult[]): Promise<SubmissionReply> {
    return this.call('POST', `/lessons/${id}/`, { CLIResults: results });
  }

  private async call<Reply>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply> {
    const send = async (token: string) =>
      toCamelCase(
        await exchange(this.session.server, method, path, {
          body,
          headers: { Authorization: `Bearer ${token}` },
        }),
      ) as Reply;
    try {
      return await send(await this.session.accessToken());
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.status !== 401) throw error;
      // Another client of this computer may have renewed the session, or the server was started with a new secret.
      return send(await this.session.renewedAccessToken());
    }
  }
}
