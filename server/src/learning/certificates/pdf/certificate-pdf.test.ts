import type { UserEntity } from '@server/people/users';
import { expect, test } from 'vitest';
import { drawnName } from '../certificate-card';
import type { CourseCompletionEntity } from '../course-completion.entity';
import { certificatePdf, type PdfOptions } from './certificate-pdf';

const PUBLIC_URL = 'https://learn.example.org';

async function textOf(
  paper: PdfOptions['paper'],
  learnerName: string,
  title = 'Learn Python',
  locale: PdfOptions['locale'] = 'en',
) {
  const completion = {
    id: '0199b2c4-7d11-7c3a-9f00-1234567890ab',
    completedAt: new Date('2026-11-22T10:00:00Z'),
    learnerName,
    workDigest: '5f'.repeat(32),
    course: {
      title,
      slug: 'learn-python',
      summary: '',
      language: 'python',
      emblem: 'anvil-impact',
      chapters: Array.from({ length: 40 }, (_, at) => ({
        title: `Chapter ${at} of many`,
        lessonIds: ['one'],
      })),
    },
  } as unknown as CourseCompletionEntity;
  const owner = { handle: 'ada' } as UserEntity;
  return (await certificatePdf({ completion, owner }, { paper, locale, publicUrl: PUBLIC_URL })).toString(
    'latin1',
  );
}

test.each([
  ['a4', '841.89 595.28'],
  ['letter', '792 612'],
] as const)(
  '%s is one page in landscape, with embedded fonts and a link to its page',
  async (paper, size) => {
    const pdf = await textOf(paper, 'Ada Lovelace');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toContain(`/MediaBox [0 0 ${size}]`);
    expect(pdf.match(/\/FontFile2/g)!.length).toBeGreaterThanOrEqual(3);
    expect(pdf).toContain(`${PUBLIC_URL}/certificates/0199b2c4-7d11-7c3a-9f00-1234567890ab`);
  },
);

test('it can be printed in German', async () => {
  const pdf = await textOf('a4', 'Ada Lovelace', 'Learn Python', 'de');
  expect(pdf).toContain('(Abschlusszertifikat)');
  expect(pdf).toContain('/Lang (de)');
});

test('a name that the fonts can’t draw is replaced by the handle', () => {
  expect(drawnName('山田 太郎', 'taro')).toBe('taro');
  expect(drawnName('Zoe\u0301', 'zoe')).toBe('Zoé');
});

test('long names and titles still are one page', async () => {
  const pdf = await textOf('letter', 'Anna-Maria '.repeat(30), 'A Very Long Course Title '.repeat(20));
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
