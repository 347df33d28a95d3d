import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes courses of 500 lessons, every second one with a program. Returns the lessons' ids. */
export function writeContent(folder: string, lessons: number): string[] {
  const ids: string[] = [];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const list = (names: readonly string[]) => names.map((name) => `  - ${name}\n`).join('');
  for (let course = 0; course * 500 < lessons; course++) {
    const courseFolder = `courses/course-${course}`;
    const chapters: string[] = [];
    for (let chapter = 0; chapter < 20 && ids.length < lessons; chapter++) {
      const slug = `chapter-${course}-${chapter}`;
      const names: string[] = [];
      for (let count = 0; count < 25 && ids.length < lessons; count++) {
        const name = `lesson-${ids.length}`;
        const id = randomUUID();
        writeLesson(
          write,
          `${courseFolder}/chapters/${slug}/lessons/${name}`,
          id,
          name,
          ids.length % 2 === 0,
        );
        names.push(name);
        ids.push(id);
      }
      chapters.push(slug);
      write(
        `${courseFolder}/chapters/${slug}/chapter.yaml`,
        `uuid: ${randomUUID()}\nslug: ${slug}\ntitle: A chapter\ndescription: Ideas.\nlessons:\n${list(names)}`,
      );
    }
    write(
      `${courseFolder}/course.yaml`,
      `uuid: ${randomUUID()}\nslug: course-${course}\ntitle: A course\nsummary: Ideas.\ndescription: Ideas.\nlanguage: python\nstatus: live\nemblem: snake\nrewardXp: 500\nchapters:\n${list(chapters)}`,
    );
  }
  return ids;
}

const TEXT = 'Functions give values back. That is what makes them useful.\n\n'.repeat(20);

function writeLesson(
  write: (path: string, text: string) => void,
  folder: string,
  id: string,
  slug: string,
  hasProgram: boolean,
): void {
  const facts = `uuid: ${id}\nslug: ${slug}\ntitle: A lesson\ndifficulty: 2\n`;
  write(`${folder}/lesson.md`, `${TEXT}## Assignment\n\nWrite \`add\`.\n`);
  if (!hasProgram) {
    const question =
      'question: Which one prints?\nchoices: [print, input]\nanswer: print\nexplanation: It prints.\n';
    write(`${folder}/lesson.yaml`, `${facts}type: type_choice\n${question}`);
    return;
  }
  const tests = [1, 2, 3, 4].map(
    (n) => `  - call: add(${n}, ${n})\n    expect: '${2 * n}'\n${n > 2 ? '    hidden: true\n' : ''}`,
  );
  write(
    `${folder}/lesson.yaml`,
    `${facts}type: type_code_tests\nfiles:\n  - name: main.py\ntests:\n${tests.join('')}`,
  );
  write(`${folder}/starter/main.py`, 'def add(a, b):\n    pass\n');
  write(`${folder}/solution/main.py`, 'def add(a, b):\n    return a + b\n');
}
