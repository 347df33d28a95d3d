import type { CourseOutline } from '@server/learning/catalog';

/*
 * The database that learners query: the real catalog, and fictional people who work through it. The same catalog always
 * produces the same database, so learners can compare answers.
 */
const LEARNERS = 48;
/** Caps each person's progress, so a large catalog doesn't produce a large database. */
const MAX_LESSONS = 40;
const FIRST_DAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

const NAMES =
  'Ada Alma Arif Asha Bela Bram Chidi Cleo Dara Edda Elif Emre Farah Fenn Gita Greta Hana Hugo Ida Imani Ines Jory Juno Kaito Kira Lars Lena Lior Mara Milo Nadia Nils Noor Odin Orla Pavel Quinn Rami Rosa Saga Sami Tariq Thea Uma Viggo Wren Yara Zeno';
const CITIES = ['Bergen', 'Cusco', 'Dakar', 'Galway', 'Hanoi', 'Izmir', 'Kyoto', 'Porto'];

const SCHEMA = `CREATE TABLE courses (id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, title TEXT NOT NULL, language TEXT NOT NULL, reward_xp INTEGER NOT NULL);
CREATE TABLE chapters (id INTEGER PRIMARY KEY, course_id INTEGER NOT NULL REFERENCES courses, number INTEGER NOT NULL, title TEXT NOT NULL);
CREATE TABLE lessons (id INTEGER PRIMARY KEY, chapter_id INTEGER NOT NULL REFERENCES chapters, number INTEGER NOT NULL, title TEXT NOT NULL, type TEXT NOT NULL, difficulty INTEGER NOT NULL);
CREATE TABLE learners (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT, joined_on TEXT NOT NULL);
CREATE TABLE submissions (id INTEGER PRIMARY KEY, learner_id INTEGER NOT NULL REFERENCES learners, lesson_id INTEGER NOT NULL REFERENCES lessons, submitted_at TEXT NOT NULL, result TEXT NOT NULL, xp INTEGER NOT NULL);`;

type Value = string | number | null;

/** A script that creates the whole database. */
export function courseDatabase(outlines: readonly CourseOutline[]): string {
  const catalog = catalogRows(outlines);
  const people = peopleRows(catalog.lessons.length);
  const tables = { ...catalog, ...people };
  return [SCHEMA, ...Object.entries(tables).map(([table, rows]) => insert(table, rows))].join('\n');
}

function catalogRows(outlines: readonly CourseOutline[]) {
  const courses: Value[][] = [];
  const chapters: Value[][] = [];
  const lessons: Value[][] = [];
  for (const outline of outlines) {
    const { slug, title, language, rewardXp } = outline.course;
    const courseId = courses.push([courses.length + 1, slug, title, language, rewardXp]);
    for (const [place, each] of outline.chapters.entries()) {
      const chapterId = chapters.push([chapters.length + 1, courseId, place + 1, each.chapter.title]);
      for (const [at, lesson] of each.lessons.entries())
        lessons.push([lessons.length + 1, chapterId, at + 1, lesson.title, lesson.type, lesson.difficulty]);
    }
  }
  return { courses, chapters, lessons };
}

/** Each person starts with the first lesson, fails now and then, and stops at some point. */
function peopleRows(lessonCount: number) {
  const random = dice(20_260_105);
  const learners = NAMES.split(' ')
    .slice(0, LEARNERS)
    .map((name, index): Value[] => {
      const city = random() < 0.1 ? null : CITIES[Math.floor(random() * CITIES.length)]!;
      return [index + 1, name, city, day(FIRST_DAY + Math.floor(random() * 60) * DAY_MS)];
    });
  const submissions: Value[][] = [];
  for (const [learnerId, , , joinedOn] of learners) {
    let at = Date.parse(String(joinedOn)) + 8 * 3_600_000;
    const reached = Math.floor(random() * (Math.min(lessonCount, MAX_LESSONS) + 1));
    for (let lesson = 1; lesson <= reached; lesson++) {
      for (let passed = false; !passed; ) {
        passed = random() < 0.7;
        at += Math.floor(random() * DAY_MS);
        const result = passed ? 'success' : 'failure';
        const time = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
        submissions.push([
          submissions.length + 1,
          learnerId!,
          lesson,
          time,
          result,
          passed ? 20 + lesson : 0,
        ]);
      }
    }
  }
  return { learners, submissions };
}

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A repeatable random number generator (linear congruential), good enough for fictional people. From 0 up to 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const insert = (table: string, rows: readonly Value[][]) =>
  rows.length === 0
    ? ''
    : `INSERT INTO ${table} VALUES\n${rows.map((row) => `(${row.map(literal).join(', ')})`).join(',\n')};`;

function literal(value: Value): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
