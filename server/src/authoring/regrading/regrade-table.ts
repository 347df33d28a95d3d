import type { RegradeReport } from './regrade-lesson';

const WIDTHS = [36, 16, 26, 6];
const row = (...cells: string[]) =>
  cells
    .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
    .join('  ')
    .trimEnd();

/** What a run changed, or would change, for a terminal. Learners aren't named. */
export function regradeTable(report: RegradeReport): string {
  const { lessonTitle, lessonHash, isDryRun, learners, judged, changed, alreadyDone, superseded, failed } =
    report;
  const would = isDryRun ? 'would change' : 'changed';
  const lines = [
    `${lessonTitle}, version ${lessonHash.slice(0, 8)}: ${learners} ${learners === 1 ? 'learner' : 'learners'}, ${judged} judged, ${changed.length} ${would}.`,
  ];
  if (changed.length > 0) {
    lines.push('', row('submission', 'submitted', 'verdict', 'XP', 'now'));
    for (const { submissionId, submittedAt, from, to, xp, message } of changed) {
      const time = submittedAt.toISOString().slice(0, 16).replace('T', ' ');
      const paid = isDryRun ? '' : `+${xp}`;
      lines.push(row(submissionId, time, `${from} -> ${to}`, paid, message.split('\n')[0]!));
    }
    lines.push('');
  }
  if (alreadyDone > 0) lines.push(`${alreadyDone} had been judged by this version before.`);
  if (superseded > 0)
    lines.push(`${superseded} learners submitted again meanwhile; their new answers count.`);
  if (failed.length > 0) {
    lines.push(`${failed.length} couldn’t be judged, and nothing changed for them:`);
    for (const { submissionId, reason } of failed) lines.push(`  ${submissionId}  ${reason}`);
  }
  if (isDryRun) lines.push('Nothing was stored. Run it without --dry-run to apply this.');
  return lines.join('\n');
}
