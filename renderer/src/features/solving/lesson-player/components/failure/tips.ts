/** The same titles that lessons keep closed (docs/lesson-text.md). */
const TIP_HEADING = /^##\s+(?:tips?|hints?)\s*$/i;

/** The tips of a lesson's text, in order, as Markdown: its sections titled "Tip" or "Hint". */
export function tipsOf(readme: string): string[] {
  const tips: string[] = [];
  let tip: string[] | undefined;
  let isCode = false;
  const finish = () => {
    const text = tip?.join('\n').trim();
    if (text) tips.push(text);
    tip = undefined;
  };
  for (const line of readme.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    if (!isCode && /^##?\s/.test(line)) {
      finish();
      if (TIP_HEADING.test(line)) tip = [];
    } else tip?.push(line);
  }
  finish();
  return tips;
}
