import { Logo } from '../Logo';
import styles from './gallery.module.css';
import { Exhibit, Section } from './Section';

const SWATCHES: [background: string, ink: string][] = [
  ['surface-0', 'ink-1'],
  ['surface-1', 'ink-2'],
  ['surface-2', 'ink-3'],
  ['surface-3', 'ink-1'],
  ['ember-fill', 'ember-ink'],
  ['ember-soft', 'ember'],
  ['gold-fill', 'gold-ink'],
  ['gold-soft', 'gold'],
  ['success', 'success-ink'],
  ['success-soft', 'success'],
  ['danger-fill', 'danger-ink'],
  ['danger-soft', 'danger'],
  ['info', 'info-ink'],
  ['info-soft', 'info'],
];

export function Foundations() {
  return (
    <>
      <Section title="Mark">
        <Exhibit name="Logo">
          <Logo size={48} />
          <Logo />
          <Logo mark size={40} />
        </Exhibit>
      </Section>
      <Section title="Type">
        <Exhibit name="Scale" stack>
          <p className={styles.display}>Code is hammered, not typed</p>
          <h2>A title of a page, at 28</h2>
          <h3>A title of a part, at 22</h3>
          <p style={{ fontSize: 'var(--text-18)' }}>
            A lead at 18: one or two sentences that say what this page is for.
          </p>
          <p className={styles.narrow}>
            Text at 16 in Atkinson Hyperlegible Next, which keeps 1, l and I apart, and 0 from O. Every line
            you write is kept; come back whenever you like. <a href="#type">A link in the text</a> and{' '}
            <code>inline_code()</code>.
          </p>
        </Exhibit>
      </Section>
      <Section title="Color">
        <div className={styles.swatches}>
          {SWATCHES.map(([background, ink]) => (
            <div
              key={background}
              className={styles.swatch}
              style={{ background: `var(--${background})`, color: `var(--${ink})` }}
            >
              {background}
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
