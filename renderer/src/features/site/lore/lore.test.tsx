import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { TaleDrawing } from './TaleDrawing';
import { TaleScreen } from './TaleScreen';
import { TALES, taleOf } from './tales';

test('there are ten tales, each of about 500 words', () => {
  expect(TALES.map(({ slug }) => slug)).toEqual([
    'prologue',
    'the-hound',
    'idol-worship',
    'the-guardian',
    'the-serpent-god',
    'the-prison-break',
    'the-savior-beast',
    'moment-to-breathe',
    'the-lord-of-the-mire',
    'the-plan-for-the-prison',
  ]);
  for (const { slug, text } of TALES) {
    const words = text.split(/\s+/).length;
    expect(words, slug).toBeGreaterThan(450);
    expect(words, slug).toBeLessThan(600);
  }
});

test('emphasis is always closed, and shown as such', () => {
  for (const { slug, text } of TALES) {
    const page = renderToString(
      <MemoryRouter initialEntries={[`/lore/${slug}`]}>
        <Routes>
          <Route path="/lore/:slug" element={<TaleScreen />} />
        </Routes>
      </MemoryRouter>,
    );
    expect(page.match(/<em>/g) ?? [], slug).toHaveLength((text.match(/_[^_]+_/g) ?? []).length);
    expect(page.replaceAll(/<[^>]+>/g, ''), slug).not.toMatch(/[*_]/);
  }
});

test.each(TALES.map(({ slug }) => slug))('every figure of the drawing of %s exists', (slug) => {
  expect(renderToString(<TaleDrawing name={taleOf(slug)!.slug} />)).not.toContain('<path transform');
});
