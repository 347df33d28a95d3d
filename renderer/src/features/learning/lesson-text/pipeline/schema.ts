import { defaultSchema, type Options } from 'rehype-sanitize';

/** Ids and names from a text get this prefix, so that none can shadow the page's own. */
export const ID_PREFIX = 'text-';

const { attributes, tagNames, protocols, strip } = defaultSchema;

const size = ['width', 'height'];

/** Attributes of GitHub's schema that nothing here needs. */
const UNUSED = new Set([
  ...['accessKey', 'action', 'border', 'color', 'encType', 'htmlFor', 'itemProp', 'maxLength', 'method'],
  ...['name', 'prompt', 'readOnly', 'tabIndex', 'target', 'useMap'],
]);

/**
 * What can be in a lesson's text: GitHub's rules, plus media and our own elements. Everything is checked against it, also
 * what was written as Markdown.
 */
export const schema: Options = {
  ...defaultSchema,
  clobberPrefix: ID_PREFIX,
  strip: [
    ...(strip ?? []),
    'style',
    'noscript',
    'template',
    'iframe',
    'object',
    'textarea',
    'select',
    'title',
  ],
  tagNames: [
    ...(tagNames ?? []).filter((name) => name !== 'picture' && name !== 'source'),
    ...[
      'abbr',
      'audio',
      'callout',
      'diagram',
      'emoji',
      'figcaption',
      'figure',
      'mark',
      'small',
      'u',
      'video',
    ],
  ],
  attributes: {
    ...attributes,
    '*': (attributes?.['*'] ?? []).filter((name) => !UNUSED.has(String(name))),
    a: [...(attributes?.a ?? []), 'title'],
    audio: ['src', 'title'],
    video: ['src', 'title', ...size],
    img: ['src', 'alt', 'title', ...size],
    code: [['className', /^language-./, 'math-inline', 'math-display']],
    callout: [['kind', 'note', 'tip', 'warning', 'danger']],
    diagram: ['source', 'title', 'height'],
    emoji: ['mood'],
    section: ['dataFootnotes', ['className', 'footnotes']],
  },
  protocols: { ...protocols, href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
};
