import { t } from '@lingui/core/macro';
import { FONT_FAMILIES, type ThemeName, themeColors } from '@web/ui/tokens';
import mermaid, { type MermaidConfig } from '../../../../../../resources/mermaid/mermaid.esm.min.mjs';

/** A drawn diagram with its natural width in pixels, or what is wrong with it. */
export type Drawing = { svg: string; width: number } | { problem: string };

/** Far more than a diagram that is meant to be read. */
const MAX_SOURCE_CHARS = 10_000;
const MAX_EDGES = 200;

/** Mermaid has one configuration for all diagrams, so they are drawn one after the other. */
let queue: Promise<unknown> = Promise.resolve();

/** Draws Mermaid as SVG in a theme's colors. `id` has to be unique in the page. Never rejects. */
export function drawDiagram(id: string, source: string, theme: ThemeName): Promise<Drawing> {
  const drawing = queue.then(async (): Promise<Drawing> => {
    try {
      mermaid.initialize(configFor(theme));
      const { svg } = await mermaid.render(id, source);
      return { svg, width: Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1]) || 0 };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  });
  queue = drawing;
  return drawing;
}

function configFor(theme: ThemeName): MermaidConfig {
  const colors = themeColors(theme);
  return {
    startOnLoad: false,
    suppressErrorRendering: true,
    // Text is encoded, and nothing can be clicked.
    securityLevel: 'strict',
    htmlLabels: false,
    maxTextSize: MAX_SOURCE_CHARS,
    maxEdges: MAX_EDGES,
    // The box around it decides.
    flowchart: { useMaxWidth: false },
    fontFamily: `'${FONT_FAMILIES.text}', sans-serif`,
    look: 'classic',
    theme: 'base',
    themeVariables: {
      useGradient: false,
      dropShadow: 'none',
      darkMode: theme === 'dark',
      background: colors['surface-1'],
      primaryColor: colors['surface-3'],
      primaryTextColor: colors['ink-1'],
      primaryBorderColor: colors.ember,
      secondaryColor: colors['info-soft'],
      secondaryTextColor: colors['ink-1'],
      secondaryBorderColor: colors.info,
      tertiaryColor: colors['surface-2'],
      tertiaryTextColor: colors['ink-1'],
      tertiaryBorderColor: colors['line-strong'],
      edgeLabelBackground: colors['surface-1'],
      lineColor: colors['ink-2'],
      textColor: colors['ink-1'],
      noteBkgColor: colors['ember-soft'],
      noteTextColor: colors['ink-1'],
      noteBorderColor: colors.ember,
      errorBkgColor: colors['danger-soft'],
      errorTextColor: colors['ink-1'],
    },
  };
}

function problemOf(error: unknown): string {
  const line = /line (\d+)/i.exec(error instanceof Error ? error.message : '')?.[1];
  return line
    ? t`This diagram has an error on line ${line}. Here is its source:`
    : t`This diagram can’t be drawn. Here is its source:`;
}
