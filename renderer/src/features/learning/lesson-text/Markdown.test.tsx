import { expect, test } from 'vitest';
import { renderText as render } from './testing/render-text';

test('level-2 headings are sections, open except for tips and hints', () => {
  const html = render('before\n\n## Assignment\n\ndo\n\n## Hints\n\nthink\n\n## Hint of Rust\n\nlook', {
    sections: true,
  });
  const sections = [...html.matchAll(/<details[^>]*?( open="")?><summary[^>]*><h2[^>]*>([^<]+)/g)];
  expect(sections.map(([, open, title]) => [title, open !== undefined])).toEqual([
    ['Assignment', true],
    ['Hints', false],
    ['Hint of Rust', true],
  ]);
  expect(render('## Assignment')).not.toContain('<details');
});

test('callouts are rendered, and text that only looks like one stays text', () => {
  const html = render(':::warning\nHot.\n:::\n\nAt 12:30 or a:b, ::c or :d[e].');
  expect(html).toMatch(/role="note"><p[^>]*>Careful<\/p><p>Hot\.<\/p>/);
  expect(html).toContain('At 12:30 or a:b, ::c or :d[e].');
});

test('links open a modal on the same page, or another site in a new tab', () => {
  const html = render('[guests](?modal=info-guest) [site](https://example.org)');
  expect(html).toContain('href="?tab=a&amp;modal=info-guest"');
  expect(html).toContain('href="https://example.org" target="_blank" rel="nofollow noopener noreferrer"');
});

test('a link to a heading leads there, and no id can shadow one of the page', () => {
  const html = render('[there](#the-end)\n\n### The end!\n\n### The end\n\n<b id="root">x</b>', {
    sections: true,
  });
  expect(html).toContain('<a href="#text-the-end">');
  expect(html).toContain('<h3 id="text-the-end">');
  expect(html).toContain('<h3 id="text-the-end-1">');
  expect(html).toContain('<b id="text-root">');
});

test('plain addresses are links unless that is switched off', () => {
  const text = 'https://example.org and [this](https://example.org/a)';
  expect(render(text).match(/<a /g)).toHaveLength(2);
  expect(render(text, { linkify: false })).toMatch(/<p>https:\/\/example\.org and <a /);
});

test('raw HTML is rendered, or shown as text', () => {
  const text = 'Press <kbd>Enter</kbd>.\n\n<figure>\n\n*Fire*\n\n</figure>';
  expect(render(text)).toContain('Press <kbd>Enter</kbd>.');
  expect(render(text)).toMatch(/<figure>\s*<p><em>Fire<\/em><\/p>\s*<\/figure>/);
  expect(render(text, { html: false })).toContain('Press &lt;kbd&gt;Enter&lt;/kbd&gt;.');
});

test('an image’s size is read from its name', () => {
  expect(render('![map](/maps/forge-640x480.png)')).toContain('width="640" height="480"');
  expect(render('![map](/maps/forge.png "The forge")')).toMatch(/alt="map".*>The forge</);
});

test('superscript and subscript', () => {
  expect(render('x^2^, H~2~O and ~~gone~~')).toContain(
    '<p>x<sup>2</sup>, H<sub>2</sub>O and <del>gone</del></p>',
  );
  expect(render('2^8 and 3^4, a ~ b, `x^2^`, \\^no^ and ~/notes')).not.toMatch(/<su[bp]>/);
});

test('Boots’ moods are pictures with words, and unknown names stay text', () => {
  const html = render('Well done :bootsheart: and <:bootslol:123456>! :nope: :boots heart: 10:30:45');
  expect(html).toMatch(/<svg[^>]*aria-label="Boots hugs a heart"/);
  expect(html).toMatch(/<svg[^>]*aria-label="Boots is laughing"/);
  expect(html).toContain('! :nope: :boots heart: 10:30:45');
  expect(render('`:bootsheart:` \\:bootsheart:')).not.toContain('<svg');
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

test('inline text has no paragraphs, and shows HTML as it was written', () => {
  expect(render('the `int` type', { inline: true })).toBe('the <code>int</code> type');
  expect(render('<b>', { inline: true })).toBe('&lt;b&gt;');
});

test('formulas come with MathML, and money stays money', () => {
  const html = render('From $5 to $6, $$x^2$$ and\n\n$$\n\\frac{a}{b}\n$$');
  expect(html).toContain('From $5 to $6, ');
  expect(html.match(/<math/g)).toHaveLength(2);
  expect(render('$$\\nope{$$')).toContain('\\nope{');
});

test('a diagram reserves its height and says what it shows', () => {
  const html = render('```mermaid title="A request" height=240\nflowchart LR\n  a --> b\n```');
  expect(html).toMatch(/style="height:240px"[^>]* role="img" aria-label="A request"/);
  expect(html).toContain('<figcaption>A request</figcaption>');
});

test('a video can be hidden, takes its space from its name, and has a poster for its shape', () => {
  const html = render('![Forging](/m/wide-640x360.mp4) ![Dance](/m/tall-360x640.mp4?captions=tall.vtt)');
  expect(html.match(/Click to hide video/g)).toHaveLength(2);
  const [wide, tall] = [...html.matchAll(/<video[^>]*>/g)].map(([tag]) => tag);
  expect(wide).toContain('width="640" height="360"');
  expect(wide).toContain('aria-label="Forging"');
  expect(/poster="[^"]*"/.exec(wide!)?.[0]).not.toBe(/poster="[^"]*"/.exec(tall!)?.[0]);
  expect(html).toContain('<track kind="captions" src="/m/tall.vtt"');
  expect(html).not.toContain('<p>');
});

test('a sound is played where it is in the text', () => {
  const html = render('Listen: ![The hammer](/m/hammer.mp3) Again!');
  expect(html).toMatch(/<p>Listen: <\/p><figure[^>]*><audio[^>]*src="\/m\/hammer\.mp3"/);
  expect(html).toContain('<p> Again!</p>');
});

test('footnotes lead to each other', () => {
  const html = render('Fire[^1].\n\n[^1]: Hot.');
  const id = /<li id="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`href="#${id}"`);
});

test('buttons are shown by what is on them, and other names stay text', () => {
  expect(render('Press :button[run], then (:button[playground]).')).toContain(
    'Press <strong>Run</strong>, then (<strong>Open in the playground</strong>).',
  );
  expect(render('In a choice: :button[submit]', { inline: true })).toBe(
    'In a choice: <strong>Submit</strong>',
  );
  expect(render('`:button[run]` and :button[jump]')).toContain('<code>:button[run]</code> and :button[jump]');
  expect(render('\\:button[run]')).toContain(':button[run]');
});
