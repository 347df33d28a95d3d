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
          <p className={styles.display}>A display title, at 48</p>
          <h2>A page title, at 28</h2>
          <h3>A section title, at 22</h3>
          <p style={{ fontSize: 'var(--text-18)' }}>A lead at 18: one or two sentences about the page.</p>
          <p className={styles.narrow}>
            Text at 16 in Atkinson Hyperlegible Next, which keeps 1, l and I apart, and 0 from O. Every line
            you write is saved, so you can come back anytime. <a href="#type">A link in the text</a> and{' '}
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
