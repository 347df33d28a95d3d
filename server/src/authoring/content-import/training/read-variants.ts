import { TrainingFile } from '@shared/content/training-file';
import type { LessonData, LessonTypeDefinition, LessonVariant } from '@shared/lesson-types';
import { isTrainable } from '@shared/rules/training';
import type { ContentFiles } from '../content-files';
import { explainIssue } from '../explain-issue';
import type { YamlFile } from '../yaml-file';
import { drawValues, filledIn } from './draw-values';
import type { Values } from './evaluate';

export const TRAINING_FILE = 'training.yaml';

/** What belongs to the lesson itself, not to an exercise. */
const FIXED = [
  'uuid',
  'slug',
  'title',
  'type',
  'difficulty',
  'task',
  'minutes',
  'language',
  'files',
  'testFiles',
];

interface VariantSource {
  path: string;
  /** The lesson's own file. */
  lesson: YamlFile;
  type: LessonTypeDefinition;
  /** The lesson's data, complete. */
  data: LessonData;
}

/** Makes the variants that a lesson's training.yaml describes; none if there is no such file, or it has problems. */
export function readVariants(files: ContentFiles, source: VariantSource): LessonVariant[] | undefined {
  const path = `${source.path}/${TRAINING_FILE}`;
  if (!files.list(source.path)?.some(({ name }) => name === TRAINING_FILE)) return undefined;
  const yaml = files.readYaml(path);
  const file = yaml?.parse(TrainingFile);
  if (!yaml || !file) return undefined;
  const report = (field: readonly PropertyKey[], message: string) =>
    files.problems.add(path, yaml.lineOf(field), message);
  if (!isFitting(file, source, report)) return undefined;
  let drawn: Values[];
  try {
    // One more, in case that one of them is the lesson itself.
    drawn = drawValues(
      { ...file, count: file.count + 1 },
      String((source.lesson.data as { uuid?: unknown }).uuid),
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    report(['computed'], `"computed" ${error.message}`);
    return undefined;
  }
  const variants: LessonVariant[] = [];
  for (const values of drawn) {
    const variant = variantOf(file, source, values, report);
    if (!variant) return undefined; // one explained example is enough
    if (isSame(variant, source.data)) continue;
    variants.push(variant);
    if (variants.length === file.count) break;
  }
  if (variants.length < file.count)
    report(['count'], `"count" is ${file.count}, and the parameters give only ${variants.length} variants`);
  reportRepeats(variants, report);
  return variants;
}

/** What can be translated of a lesson's training.yaml, which has been read without problems. */
export function trainingTexts(
  files: ContentFiles,
  path: string,
  { translation }: LessonTypeDefinition,
): object | undefined {
  const { task, variant = {} } = (files.readYaml(`${path}/${TRAINING_FILE}`)?.data ??
    {}) as Partial<TrainingFile>;
  const texts = Object.entries(variant).filter(([key]) => Object.hasOwn(translation?.fields ?? {}, key));
  return { ...(task !== undefined && { task }), variant: Object.fromEntries(texts) };
}

type Report = (field: readonly PropertyKey[], message: string) => void;

function isFitting(file: TrainingFile, { data }: VariantSource, report: Report): boolean {
  if (!isTrainable({ type: data.type, minutes: null })) {
    report([], 'is for questions and for programs; other lessons aren’t trained');
    return false;
  }
  const fixed = Object.keys(file.variant).find((key) => FIXED.includes(key));
  if (fixed !== undefined) {
    report(['variant', fixed], `"variant.${fixed}" can’t differ: it belongs to the lesson itself`);
    return false;
  }
  const isProgram = 'solutionFiles' in data;
  if (isProgram && !(file.task && file.solution))
    report([], 'needs "task" and "solution", since the lesson has a program');
  if (!isProgram && (file.task || file.starter || file.solution))
    report([], 'can have "task", "starter" and "solution" only for a program; a question has "question"');
  const known = isProgram ? data.files.map(({ name }) => name) : [];
  for (const part of ['starter', 'solution'] as const)
    for (const name of Object.keys(file[part] ?? {}))
      if (isProgram && !known.includes(name)) report([part, name], `the lesson has no file ${name}`);
  return true;
}

function variantOf(
  file: TrainingFile,
  { lesson, type, data }: VariantSource,
  values: Values,
  report: Report,
): LessonVariant | undefined {
  const { variant, task, starter = {}, solution = {} } = filledIn(file, values);
  const fields = { ...(lesson.data as object), ...variant };
  const parsed = type.file.safeParse(fields);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const message =
      issue!.code === 'unrecognized_keys' ? `unknown key "${issue!.keys[0]}"` : explainIssue(issue!, fields);
    report(['variant', issue!.path[0] ?? ''], `with ${inWords(values)}: ${message}`);
    return undefined;
  }
  const own = Object.fromEntries(
    Object.keys(variant).map((key) => [key, (parsed.data as Record<string, unknown>)[key]]),
  );
  const files = 'solutionFiles' in data && {
    files: data.files.map((each) => ({ ...each, content: starter[each.name] ?? each.content })),
    solutionFiles: Object.entries(solution).map(([name, content]) => ({ name, content })),
  };
  return { task: task ?? null, data: { ...own, ...files }, prints: file.prints ?? false, values };
}

/** Whether it's the lesson's own exercise. */
const isSame = ({ data }: LessonVariant, lesson: LessonData): boolean =>
  Object.entries(data).every(
    ([key, value]) => JSON.stringify(Reflect.get(lesson, key)) === JSON.stringify(value),
  );

/** Different values can still give the same exercise, if one of them isn't used. */
function reportRepeats(variants: readonly LessonVariant[], report: Report): void {
  const all = variants.map(({ task, data }) => JSON.stringify([task, data]));
  const at = all.findIndex((each, index) => all.indexOf(each) < index);
  if (at >= 0)
    report(
      ['parameters'],
      `variants ${all.indexOf(all[at]!) + 1} and ${at + 1} are the same: use every parameter`,
    );
}

const inWords = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ');
