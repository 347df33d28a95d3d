import { accentOf } from '@shared/art/accent';
import { DEFAULT_LOCALE, type Locale } from '@shared/locales';
import type { MailLook } from './mailer';

/** One part of an email's text. Everything is plain text; this file escapes it. */
export interface MailPart {
  heading?: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
}

export interface HtmlMail {
  /** The language of its texts; English without it. */
  locale?: Locale;
  title: string;
  /** What inboxes show after the subject. */
  preview?: string;
  parts: readonly MailPart[];
  /** Below a line, smaller. Each is text, or a link. */
  footer?: ReadonlyArray<string | { label: string; url: string }>;
}

interface ButtonColors {
  fill: string;
  ink: string;
}

const OWN_BUTTON: ButtonColors = { fill: '#9a3412', ink: '#ffffff' };

function buttonColors(accent: string | null): { light: ButtonColors; dark: ButtonColors } {
  if (accent === null) return { light: OWN_BUTTON, dark: OWN_BUTTON };
  const themes = accentOf(accent);
  const of = (theme: 'light' | 'dark') => ({
    fill: themes[theme]['ember-fill'],
    ink: themes[theme]['ember-ink'],
  });
  return { light: of('light'), dark: of('dark') };
}

/*
 * Mail programs ignore most style sheets: styles are inline, in a table, without anything newer than a border radius.
 * The style element is for those that know it, and gives dark programs our dark colors instead of inverted ones.
 */
const darkStyles = (button: ButtonColors) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #191512 !important; }
  .card { background: #241e1a !important; border-color: #41372f !important; }
  .text { color: #efe6dc !important; }
  .quiet, .quiet a { color: #b9aa9b !important; }
  .button { background: ${button.fill} !important; }
  .button a { color: ${button.ink} !important; }
}`;
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:Georgia,'Times New Roman',serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** An email's HTML part. Links are absolute. */
export function htmlMail(
  { locale = DEFAULT_LOCALE, title, preview, parts, footer = [] }: HtmlMail,
  look: MailLook,
): string {
  const button = buttonColors(look.accent);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(title)}</title>
<style>${darkStyles(button.dark)}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f0e6">
${preview ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` : ''}
<table ${TABLE} class="page" width="100%" style="background:#f6f0e6">
<tr><td align="center" style="padding:32px 16px">
<!--[if mso]><table ${TABLE} width="560"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:560px">
<tr><td class="text" style="padding:0 4px 16px;color:#1f1a17;${SERIF};font-size:20px;font-weight:700">${escapeHtml(look.name)}</td></tr>
<tr><td class="card" style="padding:28px;background:#fffdf9;border:1px solid #e2d6c6;border-radius:8px">
<h1 class="text" style="margin:0;color:#1f1a17;${SERIF};font-size:24px;line-height:1.3">${escapeHtml(title)}</h1>
${parts.map((part) => partHtml(part, button.light)).join('\n')}
</td></tr>
${footer.length > 0 ? `<tr><td class="quiet" style="padding:16px 4px 0;color:#6b5f54;${FONT};font-size:13px;line-height:1.5">${footer.map(footerHtml).join('<br>\n')}</td></tr>` : ''}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

function partHtml({ heading, paragraphs, button }: MailPart, colors: ButtonColors): string {
  const text = `color:#1f1a17;${FONT};font-size:16px;line-height:1.5`;
  return [
    heading
      ? `<h2 class="text" style="margin:24px 0 0;color:#1f1a17;${SERIF};font-size:18px;line-height:1.3">${escapeHtml(heading)}</h2>`
      : '',
    ...paragraphs.map(
      (line) =>
        `<p class="text" style="margin:12px 0 0;${text};overflow-wrap:anywhere">${escapeHtml(line)}</p>`,
    ),
    button ? buttonHtml(button, colors) : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Outlook draws the background and the padding of a table's cell, and of nothing else. */
const buttonHtml = (button: { label: string; url: string }, { fill, ink }: ButtonColors) =>
  `<table ${TABLE} style="margin:20px 0 0"><tr><td class="button" bgcolor="${fill}" style="background:${fill};border-radius:8px;mso-padding-alt:12px 20px"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;color:${ink};${FONT};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table>`;

const footerHtml = (line: string | { label: string; url: string }): string =>
  typeof line === 'string'
    ? escapeHtml(line)
    : `<a href="${escapeHtml(line.url)}" style="color:#6b5f54">${escapeHtml(line.label)}</a>`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);

/** The plain-text part, with the same words and the links spelled out. */
export function textMail({ title, parts, footer = [] }: HtmlMail): string {
  const paragraphs = parts.flatMap(({ heading, paragraphs: lines, button }) => [
    ...(heading ? [heading.toUpperCase()] : []),
    ...lines,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
  ]);
  const last = footer.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.url}`));
  return [title, ...paragraphs, ...(last.length > 0 ? ['-- ', last.join('\n')] : [])].join('\n\n');
}
