import { BOOTS_MOODS, Boots, type BootsMood } from '../boots/Boots';
import { Card } from '../Card';
import { CourseCover } from '../CourseCover';
import { EMBLEMS, Emblem, type EmblemName } from '../Emblem';
import styles from './gallery.module.css';
import { Exhibit, Section } from './Section';

const COURSES = [
  ['learn-python', 'Learn Python', '24 lessons'],
  ['http-servers', 'HTTP servers', '31 lessons'],
  ['algorithms', 'Algorithms', '42 lessons'],
  ['object-oriented', 'Objects and classes', '18 lessons'],
  ['sql-basics', 'SQL', '27 lessons'],
  ['first-project', 'Build a bookbot', '9 lessons'],
  ['git-tools', 'Git', '15 lessons'],
  ['memory', 'Memory', '22 lessons'],
] as const;

export function Art() {
  return (
    <Section title="Art">
      <div className={styles.emblems}>
        {(Object.keys(EMBLEMS) as EmblemName[]).map((name) => (
          <div key={name} className={styles.emblem}>
            <Emblem name={name} />
            {name}
          </div>
        ))}
      </div>
      <Exhibit name="Plates, sizes, and not yet earned">
        <Emblem name="milestone" size={96} shape="shield" label="Trophy" />
        <Emblem name="streak" size={96} shape="round" />
        <Emblem name="chest" size={96} shape="square" />
        <Emblem name="role" size={96} locked />
        <Emblem name="gem" size={40} />
        <Emblem name="ember" size={24} />
      </Exhibit>
      <Exhibit name="Boots, in every mood">
        {(Object.keys(BOOTS_MOODS) as BootsMood[]).map((mood) => (
          <div key={mood} className={styles.emblem}>
            <Boots mood={mood} />
            {mood}
          </div>
        ))}
      </Exhibit>
      <div className={styles.covers}>
        {COURSES.map(([slug, title, count]) => (
          <Card key={slug} as="article" padding="none" interactive>
            <CourseCover slug={slug} />
            <div className={styles.coverTitle}>
              <h3>
                <a href={`#${slug}`}>{title}</a>
              </h3>
              <p>{count}</p>
            </div>
          </Card>
        ))}
      </div>
    </Section>
  );
}
