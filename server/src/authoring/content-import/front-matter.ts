/** A Markdown file's fields between two `---`, and everything below; without fields if they aren't there. */
export function splitFrontMatter(markdown: string): { frontMatter?: string; text: string } {
  const [, frontMatter, text = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(markdown) ?? [];
  return frontMatter === undefined ? { text: markdown } : { frontMatter: frontMatter.trimEnd(), text };
}
