/** A sentence with code in backticks. */
export function InlineCode({ children }: { children: string }) {
  return (
    children
      .split('`')
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
      .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
  );
}
