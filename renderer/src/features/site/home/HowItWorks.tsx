import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { placeOf } from '@shared/rules/levels';
import { baseXp, FIRST_OF_DAY_XP, levelPercent, XpTally } from '@shared/rules/xp';
import { SuccessCard } from '@web/features/solving/submission-result';
import { CodeBlock } from '@web/ui/CodeBlock';
import { DiffView } from '@web/ui/DiffView';
import type { ReactNode } from 'react';
import styles from './home.module.css';

const PROGRAM = 'name = "smith"\nprint("Hello, " + name)';

/** What the easiest lesson pays a newcomer, calculated with the real rules. */
const AWARD = new XpTally()
  .add(t`Lesson`, baseXp(1))
  .add(t`First lesson of the day`, FIRST_OF_DAY_XP)
  .addPercent(t`Level multiplier`, levelPercent(1));

/** As replies have them, with percentages as fractions. */
const LINES = AWARD.lines.map((line) => ({ ...line, percent: line.percent / 100 }));

const Output = () => <CodeBlock code={PROGRAM} language="main.py" output="Hello, smith" />;

const Award = () => (
  <SuccessCard
    message={t`Correct!`}
    xp={AWARD.xp}
    lines={LINES}
    level={{ from: placeOf(0), to: placeOf(AWARD.xp) }}
    isStill
  />
);

const STEPS: { title: string; text: string; specimen: ReactNode }[] = [
  {
    title: t`Write and run`,
    text: t`Nothing to install. The editor and the language run in your browser, so you see the result instantly.`,
    specimen: <Output />,
  },
  {
    title: t`Submit and see what’s off`,
    text: t`The server runs your code again and checks it. You see what was expected and what you got, character by character.`,
    specimen: <DiffView expected="Hello, smith!" got="Hello, smith" gotLabel={t`You printed`} />,
  },
  {
    title: t`Earn XP, level up`,
    text: t`Each lesson you solve earns XP, and you see how it adds up. Here’s what your very first lesson earns.`,
    specimen: <Award />,
  },
];

/** How one lesson works, shown with the components of real lessons. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className={styles.sectionTitle}>
        <Trans>How lessons work</Trans>
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
        <Trans>
          Emberforge is free and open source. Host it for your class, team or club, and write your own courses
          as plain files.
        </Trans>
      </p>
    </section>
  );
}
