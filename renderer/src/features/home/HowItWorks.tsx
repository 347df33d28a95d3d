import { levelOfXp, xpOfLevel, xpWithinLevel } from '@shared/rules/levels';
import { baseXp, FIRST_OF_DAY_XP, levelPercent, XpTally } from '@shared/rules/xp';
import { XpBreakdown } from '@web/features/submission-result';
import { CodeBlock, LevelBar } from '@web/ui';
import { DiffView } from '@web/ui/DiffView';
import type { ReactNode } from 'react';
import styles from './home.module.css';

const PROGRAM = 'name = "smith"\nprint("Hello, " + name)';

/** What the easiest lesson pays a newcomer, by the rules themselves. */
const AWARD = new XpTally()
  .add('Lesson', baseXp(1))
  .add('First lesson of the day', FIRST_OF_DAY_XP)
  .addPercent('Level multiplier', levelPercent(1));
const LINES = AWARD.lines.map(({ name, percent, xp }) => ({ Name: name, Percent: percent, XP: xp }));

function Output() {
  return (
    <>
      <CodeBlock code={PROGRAM} language="main.py" />
      <p className={styles.output}>
        <span className={styles.outputLabel}>Output</span>
        <samp>Hello, smith</samp>
      </p>
    </>
  );
}

function Award() {
  const level = levelOfXp(AWARD.xp);
  return (
    <div className={styles.award}>
      <XpBreakdown reward={AWARD.xp} lines={LINES} />
      <LevelBar level={level} xp={xpWithinLevel(AWARD.xp)} xpTotal={xpOfLevel(level)} />
    </div>
  );
}

const STEPS: { title: string; text: string; specimen: ReactNode }[] = [
  {
    title: 'Write and run',
    text: 'There is nothing to install. The editor and the language run in your browser, so the answer comes at once.',
    specimen: <Output />,
  },
  {
    title: 'Submit, and see what is off',
    text: 'The server runs your code again, and its tests decide. You see what was expected and what came, to the letter.',
    specimen: <DiffView expected="Hello, smith!" got="Hello, smith" />,
  },
  {
    title: 'Earn it once, keep it',
    text: 'The first success pays XP, and shows how it came about. This is what the first lesson of a day pays a newcomer.',
    specimen: <Award />,
  },
];

/** The way of one lesson, shown with the pieces that the lessons themselves are made of. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className={styles.sectionTitle}>
        How a lesson goes
      </h2>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text, specimen }) => (
          <li key={title} className={styles.step}>
            <div className={styles.specimen}>{specimen}</div>
            <h3 className={styles.stepTitle}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.free}>
        Emberforge is free software. Anyone can host it for a class, a team or a club, and write courses for
        it as plain files.
      </p>
    </section>
  );
}
