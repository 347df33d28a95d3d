/** A count with its noun: "1 lesson", "24 lessons". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
