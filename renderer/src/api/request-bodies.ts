import type { CompileBody, SubmissionBody } from '@shared/contracts';
import type { CamelCase } from './camel-case';

/** An answer to a lesson: exactly one of the three. */
export type Answer = CamelCase<Omit<SubmissionBody, 'userTimezone'>>;

interface TextFile {
  name: string;
  content: string;
}

const toWireFile = ({ name, content }: TextFile) => ({ Name: name, Content: content });

/** The body of `submitLesson`. */
export function toSubmissionBody({ files, choice, textInput }: Answer, userTimezone: string): SubmissionBody {
  return { Files: files?.map(toWireFile), Choice: choice, TextInput: textInput, userTimezone };
}

/** The body of `compileGo` and `compileC`. The first file is the entry. */
export function toCompileBody(files: readonly TextFile[]): Pick<CompileBody, 'files'> {
  return { files: files.map(toWireFile) };
}
