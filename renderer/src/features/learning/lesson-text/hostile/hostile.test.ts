import { expect, test } from 'vitest';
import { renderText } from '../testing/render-text';
import { ATTACKS, TOO_MUCH } from './attacks';

const MATHS = 'annotation|math|mfrac|mi|mn|mo|mpadded|mrow|mspace|mstyle|msup|mtext|semantics';
const HARMLESS_TAGS = new RegExp(
  `^(${MATHS}|a|abbr|audio|b|blockquote|br|button|circle|ellipse|g|code|dd|del|details|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|img|input|kbd|li|mark|ol|p|path|pre|q|s|samp|section|small|span|strong|sub|summary|sup|svg|table|tbody|td|th|thead|tr|track|u|ul|video|rect)$`,
);

/** Of diagrams and formulas. */
const OUR_STYLE = /^(height:\d{2,3}px|color:#d0553f|[\w.;:-]*)$/;

/** Everything in HTML that runs something, sends something, or reaches out of the text. */
function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  for (const [, name, attributes] of html.matchAll(/<([a-z][\w:-]*)((?:\s[^>]*)?)>/gi)) {
    if (!HARMLESS_TAGS.test(name!.toLowerCase())) dangers.push(`<${name}>`);
    for (const [, key, value] of attributes!.matchAll(/([^\s"'=<>/]+)="([^"]*)"/g)) {
      const isOurIcon = /^(svg|path|rect)$/.test(name!);
      if (/^on/i.test(key!)) dangers.push(`${name} ${key}`);
      if (
        /^(style|srcdoc|formaction|http-equiv|background|ping)$/i.test(key!) &&
        !isOurIcon &&
        !OUR_STYLE.test(value!)
      )
        dangers.push(`${name} ${key}=${value}`);
      if (
        /^(href|src|poster)$/i.test(key!) &&
        !/^(https?:|mailto:|[/?#]|[\w%.-]*$|data:image\/svg)/i.test(value!)
      )
        dangers.push(`${name} ${key}=${value}`);
      if (/^(id|name)$/i.test(key!) && !/^(text-|_)/.test(value!)) dangers.push(`${name} ${key}=${value}`);
    }
  }
  return dangers;
}

test.each(ATTACKS)('%s', (_name, text) => {
  for (const sections of [true, false]) {
    const html = renderText(text, { sections });
    expect(dangersIn(html)).toEqual([]);
  }
  expect(dangersIn(renderText(text, { inline: true }))).toEqual([]);
  expect(dangersIn(renderText(text, { html: false }))).toEqual([]);
});

test.each(TOO_MUCH)('%s: shown as it was written', (_name, create) => {
  const html = renderText(create(), { sections: true });
  // The text may be megabytes, so it's kept out of the message.
  expect(/^<div[^>]*><span class="[^"]*plain/.test(html.slice(0, 500))).toBe(true);
});

test('characters that reorder text are visible in code and gone elsewhere', () => {
  const html = renderText('A \u202Ereversed\u202C word\n\n```text\nif x:\u2066 # \u2069 no\n```');
  expect(html).toContain('A reversed word');
  expect(html).toContain('if x:[U+2066] # [U+2069] no');
});

test.each(['', 'a%22b', 'a&redirect=//evil.example', '../x', 'a'.repeat(65)])(
  '?modal=%s opens nothing',
  (name) => {
    expect(renderText(`[x](?modal=${name})`)).toContain('<span>x</span>');
  },
);
