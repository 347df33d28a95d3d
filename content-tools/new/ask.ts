import { ContentFiles } from '@server/authoring/content-import/content-files';
import { didYouMean } from '@server/authoring/content-import/nearest-name';
import { LANGUAGES, type Language } from '@shared/runner/languages';
import { templateLanguages, templateTypes } from './templates';
import { ContentNewError, languageOfCourse, type NewLesson } from './write-lesson';

export type Answers = Partial<Record<'course' | 'chapter' | 'type' | 'language' | 'title', string>>;

/**
 * Completes what wasn't given by asking for it. Without `question`, as in a script, a missing answer is an error.
 * @throws ContentNewError if an answer is missing or unknown
 */
export async function askForLesson(
  contentDir: string,
  given: Answers,
  question?: (text: string) => Promise<string>,
): Promise<NewLesson> {
  const ask = async (name: keyof Answers, text: string, known: readonly string[] = []): Promise<string> => {
    const hint = known.length > 0 ? ` (${known.join(', ')})` : '';
    const answer = given[name] ?? (await question?.(`${text}${hint}: `));
    if (!answer?.trim()) throw new ContentNewError(`--${name} is missing: ${text.toLowerCase()}${hint}`);
    return answer.trim();
  };
  const askOneOf = async <Name extends string>(name: keyof Answers, text: string, known: readonly Name[]) => {
    const answer = await ask(name, text, known);
    const found = known.find((one) => one === answer || one === `type_${answer}`);
    if (found) return found;
    throw new ContentNewError(`--${name} must be one of ${known.join(', ')}${didYouMean(answer, known)}`);
  };
  const files = new ContentFiles(contentDir);
  const course = await ask('course', 'The course, by its folder', files.folders('courses'));
  const chapters = files.folders(`courses/${course}/chapters`);
  const chapter = await ask('chapter', 'The chapter, by its folder', chapters);
  const type = await askOneOf('type', 'The type', templateTypes());
  const ofCourse = languageOfCourse(contentDir, course);
  const languages = templateLanguages(type);
  const language = await askLanguage(languages, ofCourse, given, askOneOf);
  return { course, chapter, type, language, title: await ask('title', 'The title') };
}

/** Only asks if there is a choice that matters: a question in an existing course has none. */
function askLanguage(
  languages: readonly Language[],
  ofCourse: Language | undefined,
  given: Answers,
  askOneOf: (name: 'language', text: string, known: readonly Language[]) => Promise<Language>,
): Promise<Language> | Language {
  const [only] = languages;
  if (languages.length === 1 && only) return only;
  const isFree = languages.length === 0;
  if (given.language === undefined && ofCourse && (isFree || languages.includes(ofCourse))) return ofCourse;
  return askOneOf('language', 'The language', isFree ? LANGUAGES : languages);
}
