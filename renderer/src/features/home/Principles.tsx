import { Flame, FlaskConical, Scale, Server } from 'lucide-react';
import styles from './home.module.css';

const PRINCIPLES = [
  {
    Icon: FlaskConical,
    title: 'Write, run, see',
    text: 'There is nothing to install. The editor and the language run in your browser, so the answer comes at once.',
  },
  {
    Icon: Scale,
    title: 'Judged fairly',
    text: 'When you submit, the server runs your code again and its tests decide. You see what was expected and what came.',
  },
  {
    Icon: Flame,
    title: 'Progress you can see',
    text: 'Each lesson pays XP once, and every award shows how it came about. A bar and a level tell how far you are.',
  },
  {
    Icon: Server,
    title: 'Yours to run',
    text: 'Emberforge is free software. Anyone can host it for a class, a team or a club, and write courses as plain files.',
  },
];

/** What can be relied on here, in four sentences. */
export function Principles() {
  return (
    <section aria-labelledby="principles">
      <h2 id="principles" className={styles.sectionTitle}>
        How it works
      </h2>
      <ul className={styles.principles}>
        {PRINCIPLES.map(({ Icon, title, text }) => (
          <li key={title} className={styles.principle}>
            <Icon className={styles.icon} aria-hidden="true" />
            <h3 className={styles.principleTitle}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
