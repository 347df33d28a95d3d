import { expect, test } from 'vitest';
import { type HtmlMail, htmlMail, textMail } from './html-mail';

const own = { name: 'Emberforge', accent: null };
const mail: HtmlMail = {
  title: 'Sign in to "Emberforge" & more',
  preview: 'This link works once.',
  parts: [
    {
      heading: 'Hi <Ada>',
      paragraphs: ['Open this link:'],
      button: { label: 'Sign in', url: 'https://forge.example/?a=1&b=2' },
    },
  ],
  footer: ['Didn’t ask for it?', { label: 'Unsubscribe', url: 'https://forge.example/u' }],
};

test('both parts say the same, and nothing in the HTML part is markup by accident', () => {
  const html = htmlMail(mail, own);
  expect(html).toContain('Sign in to &quot;Emberforge&quot; &amp; more</h1>');
  expect(html).toContain('Hi &lt;Ada&gt;');
  expect(html).toContain('href="https://forge.example/?a=1&amp;b=2"');
  expect(textMail(mail)).toBe(
    [
      'Sign in to "Emberforge" & more',
      'HI <ADA>',
      'Open this link:',
      'Sign in:\nhttps://forge.example/?a=1&b=2',
      '-- ',
      'Didn’t ask for it?\nUnsubscribe: https://forge.example/u',
    ].join('\n\n'),
  );
});

test('programs without style sheets get inline styles in tables, and those with dark mode our dark colors', () => {
  const html = htmlMail(mail, own);
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain('<meta name="color-scheme" content="light dark">');
  expect(head).toContain('@media (prefers-color-scheme: dark)');
  expect(body).toContain('role="presentation"');
  expect(body).toMatch(/<td class="button" bgcolor="#9a3412"/);
  for (const [tag] of body.matchAll(/<(?:td|p|h1|h2|a) [^>]*>/g)) expect(tag).toMatch(/style="|align="/);
  // Nothing is loaded, so nobody learns when it's read.
  expect(html).not.toMatch(/<img|<link|url\(|@import|<script/);
});

test('a site’s name and color take the place of ours, readable in both themes', () => {
  const html = htmlMail(mail, { name: 'Acme <Academy>', accent: '#1e3a8a' });
  expect(html).toContain('>Acme &lt;Academy&gt;</td>');
  expect(html).toContain('bgcolor="#1e3a8a"');
  expect(html).not.toContain('#9a3412');
  const dark = /\.button \{ background: (#[0-9a-f]{6})/.exec(html)?.[1];
  expect(dark).not.toBe('#1e3a8a');
});
