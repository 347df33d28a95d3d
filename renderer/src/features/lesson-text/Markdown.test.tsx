import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Markdown, type MarkdownProps } from './Markdown';

const render = (text: string, props: Partial<MarkdownProps> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/lessons/1?tab=a']}>
      <Markdown {...props}>{text}</Markdown>
    </MemoryRouter>,
  );

test('level-2 headings are sections, open except for tips and hints', () => {
  const html = render('before\n\n## Assignment\n\ndo\n\n## Hints\n\nthink\n\n## Hint of Rust\n\nlook', {
    sections: true,
  });
  const sections = [...html.matchAll(/<details[^>]*?( open="")?><summary[^>]*><h2>([^<]+)/g)];
  expect(sections.map(([, open, title]) => [title, open !== undefined])).toEqual([
    ['Assignment', true],
    ['Hints', false],
    ['Hint of Rust', true],
  ]);
  expect(render('## Assignment')).not.toContain('<details');
});

test('callouts are rendered, and text that only looks like one stays text', () => {
  const html = render(':::warning\nHot.\n:::\n\nAt 12:30 or a:b.');
  expect(html).toMatch(/role="note"><p[^>]*>Careful<\/p><p>Hot\.<\/p>/);
  expect(html).toContain('At 12:30 or a:b.');
});

test('links open a modal on the same page, or another site in a new tab', () => {
  const html = render('[guests](?modal=info-guest) [site](https://example.org)');
  expect(html).toContain('href="?tab=a&amp;modal=info-guest"');
  expect(html).toContain('href="https://example.org" target="_blank" rel="nofollow noopener noreferrer"');
});

test('raw HTML and javascript: links are inert', () => {
  const html = render('<img src=x onerror=alert(1)> [x](javascript:alert(1))');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('javascript:');
});

test('an image’s size is read from its name', () => {
  expect(render('![map](/maps/forge-640x480.png)')).toContain('width="640" height="480"');
});

test('code is highlighted and can be copied', () => {
  const html = render('```python\nfor x in y:\n    pass\n```');
  expect(html).toContain('<span class="hljs-keyword">for</span>');
  expect(html).toContain('aria-label="Copy code"');
});

test('a program and its output are one block', () => {
  const html = render('```python\nprint(1)\n```\n\n```text\n1\n```\n\nThen:\n\n```text\n2\n```');
  expect(html.match(/<figure/g)).toHaveLength(2);
  expect(html).toMatch(/Output<\/p><pre[^>]*><samp>1<\/samp>/);
  expect(html).toMatch(/<pre[^>]*><code>2<\/code>/);
});

test('task lists show their checks, and are interactive only with a checklist', () => {
  const text = '- [ ] one\n- [x] two';
  expect(render(text)).toContain('disabled');
  const html = render(text, {
    checklist: { isChecked: (index) => (index === 0 ? true : undefined), tick: () => {} },
  });
  expect(html).not.toContain('disabled');
  expect(html.match(/checked=""/g)).toHaveLength(2);
});

test('inline text has no paragraphs', () => {
  expect(render('the `int` type', { inline: true })).toBe('the <code>int</code> type');
});
