import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '@server/platform/config';

/** The part of Mermaid that reads diagrams. */
interface Mermaid {
  parse(source: string): Promise<unknown>;
  initialize(config: { maxTextSize: number; maxEdges: number }): void;
}

const FILE = 'resources/mermaid/mermaid.esm.min.mjs';
/** As in the web app's draw-diagram.ts. */
const LIMITS = { maxTextSize: 10_000, maxEdges: 200 };

let loading: Promise<Mermaid | undefined> | undefined;

/** Mermaid as the browser gets it; undefined if this installation doesn't have it. Takes most of a second once. */
export function loadMermaid(root = projectRoot()): Promise<Mermaid | undefined> {
  loading ??= load(join(root, FILE));
  return loading;
}

async function load(file: string): Promise<Mermaid | undefined> {
  if (!existsSync(file)) return undefined;
  const globals = globalThis as { window?: unknown };
  const before = Object.getOwnPropertyDescriptor(globals, 'window');
  globals.window = pageWithoutContent();
  try {
    const { default: mermaid } = (await import(pathToFileURL(file).href)) as { default: Mermaid };
    mermaid.initialize(LIMITS);
    return mermaid;
  } finally {
    if (before) Object.defineProperty(globals, 'window', before);
    else delete globals.window;
  }
}

/**
 * What DOMPurify, which Mermaid uses for labels, looks for while it loads. It then passes labels on as they are, because
 * nothing here can show them: diagrams are only read, never drawn.
 */
function pageWithoutContent() {
  class Nothing {}
  const classes = ['Node', 'Element', 'NodeFilter', 'NamedNodeMap', 'DocumentFragment', 'HTMLFormElement'];
  const document = {
    nodeType: 9,
    implementation: {},
    createElement: () => ({}),
    createDocumentFragment: () => ({}),
    createNodeIterator: () => ({}),
    getElementsByTagName: () => [],
    importNode: () => ({}),
  };
  return { document, DOMParser: Nothing, ...Object.fromEntries(classes.map((name) => [name, Nothing])) };
}

/** What's wrong with a diagram, and in which of its lines (from 1); undefined if it can be drawn. */
export async function diagramFault(
  mermaid: Mermaid,
  source: string,
): Promise<{ line: number; message: string } | undefined> {
  try {
    await mermaid.parse(source);
    return undefined;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const { hash } = error as { hash?: { loc?: { last_line?: number } } };
    const line = Number(/line (\d+)/i.exec(words)?.[1] ?? hash?.loc?.last_line ?? 1);
    return { line: line || 1, message: `Mermaid can’t draw this diagram: ${inOneLine(words)}` };
  }
}

/** Mermaid says where it is, quotes the source with an arrow below, and then what it expected. */
function inOneLine(words: string): string {
  const lines = words.split('\n').filter((line) => !/^(-*\^|\.\.\.)/.test(line) && line.trim() !== '');
  const text = lines.length > 1 ? lines.slice(1).join(' ') : (lines[0] ?? words);
  const [, expected, got] = /^Expecting (.*), got (.*)$/s.exec(text) ?? [];
  if (expected) return `${got} isn’t expected here`;
  return text.length > 200 ? `${text.slice(0, 200)} …` : text;
}
