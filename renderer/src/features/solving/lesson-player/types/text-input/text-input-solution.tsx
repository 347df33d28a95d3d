import { t } from '@lingui/core/macro';
import { SolutionHeading } from '../../components/SolutionHeading';
import type { RenderSolution } from '../lesson-work';
import styles from './text-input-solution.module.css';

function Rules({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <section aria-label={title}>
      <SolutionHeading>{title}</SolutionHeading>
      <ul className={styles.rules}>
        {texts.map((text) => (
          <li key={text}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What makes an answer correct. */
export const renderTextSolution: RenderSolution = ({ textInput }) =>
  textInput && (
    <>
      <Rules
        title={textInput.matchesOne.length === 1 ? t`The answer` : t`Any of these answers`}
        texts={textInput.matchesOne}
      />
      <Rules title={t`Contains all of these`} texts={textInput.containsAll} />
      <Rules title={t`Contains none of these`} texts={textInput.containsNone} />
    </>
  );
