import * as lucide from 'lucide-react';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as icons from '.';
import type { IconProps } from './icon';

type Drawn = FunctionComponent<IconProps>;

const LUCIDE = new Map<string, unknown>(Object.entries(lucide));

/** An icon's element with its attributes in order, without the class names of its former names. */
function drawingOf(icon: unknown, props: IconProps = {}): string {
  const markup = renderToStaticMarkup(createElement(icon as Drawn, props));
  const [, svg = '', shapes = ''] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(markup) ?? [];
  const attributes = svg.replace(/class="[^"]*"/, '').match(/[\w-]+="[^"]*"/g) ?? [];
  return [...attributes.sort(), shapes].join('\n');
}

describe('an icon', () => {
  test.each(Object.entries(icons))(
    '%s is Lucide’s (if not: node build/scripts/extract-icons.mjs)',
    (name, icon) => {
      expect(drawingOf(icon)).toBe(drawingOf(LUCIDE.get(name)));
    },
  );

  test.each<IconProps>([
    { size: 16 },
    { strokeWidth: 3, fill: 'red' },
    { 'aria-label': 'Close', role: 'img' },
    { 'aria-hidden': 'true' },
  ])('takes %o as Lucide’s does', (props) => {
    expect(drawingOf(icons.X, props)).toBe(drawingOf(lucide.X, props));
  });

  test('has the class names that style sheets look for, and its own', () => {
    const markup = renderToStaticMarkup(<icons.ArrowLeft className="big" />);
    expect(markup).toContain('class="lucide lucide-arrow-left big"');
  });
});
