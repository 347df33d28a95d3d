import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

interface Node {
  type: string;
  position?: { start: { offset?: number }; end: { offset?: number } };
  children?: Node[];
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Those that aren't in a block of code, by a parser: where one begins and ends depends on the lists around it. */
export function outsideOfCode<Place extends { start: number }>(places: Place[], markdown: string): Place[] {
  const blocks: Node[] = [];
  const collect = (node: Node) => {
    if (node.type === 'code') blocks.push(node);
    for (const child of node.children ?? []) collect(child);
  };
  collect(parser.parse(markdown) as Node);
  return places.filter(
    ({ start }) =>
      !blocks.some(
        ({ position }) => (position?.start.offset ?? 0) <= start && start < (position?.end.offset ?? 0),
      ),
  );
}
