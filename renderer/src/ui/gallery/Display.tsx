import { Flame, Gem } from 'lucide-react';
import { useState } from 'react';
import { AnimatedNumber } from '../AnimatedNumber';
import { Avatar } from '../Avatar';
import { Badge } from '../Badge';
import { Button, ButtonLink } from '../Button';
import { Card } from '../Card';
import { Emblem } from '../Emblem';
import { EmptyState } from '../EmptyState';
import { ErrorPanel } from '../ErrorPanel';
import { Kbd } from '../Kbd';
import { LevelBar } from '../LevelBar';
import { Progress } from '../Progress';
import { Skeleton } from '../Skeleton';
import { Spinner } from '../Spinner';
import { Tabs } from '../Tabs';
import styles from './gallery.module.css';
import { Exhibit, Section } from './Section';

const LEVEL_XP = 1200;

function Levels() {
  const [total, setTotal] = useState(6 * LEVEL_XP + 480);
  const level = Math.floor(total / LEVEL_XP);
  const place = { level, xp: total % LEVEL_XP, xpTotal: LEVEL_XP };
  return (
    <Section title="Progress">
      <Exhibit name="Level bar and animated numbers" stack>
        <LevelBar {...place} />
        <LevelBar {...place} compact />
        <p className={styles.quick}>
          <AnimatedNumber value={total} /> XP
        </p>
        <div className={styles.row}>
          <Button size="sm" onClick={() => setTotal(total + 300)}>
            Earn 300
          </Button>
          <Button size="sm" onClick={() => setTotal(total + 4000)}>
            Earn 4,000
          </Button>
        </div>
      </Exhibit>
      <div className={styles.columns}>
        <Progress label="Learn Python" value={9} max={24} text="9 of 24 lessons" />
        <Progress label="Daily quest" value={3} max={3} text="Done" tone="success" />
        <Progress label="Chest" value={640} max={1000} text="640 / 1,000" tone="gold" size="sm" />
      </div>
      <Exhibit name="Waiting">
        <Spinner label="Loading" />
        <Spinner size={32} />
        <div style={{ flex: 1, minWidth: '14rem' }}>
          <Skeleton lines={3} label="Loading lessons" />
        </div>
      </Exhibit>
    </Section>
  );
}

function Pieces() {
  return (
    <Section title="Pieces">
      <Exhibit name="Badges and keys">
        <Badge>Draft</Badge>
        <Badge tone="ember" icon={<Flame />}>
          5 days
        </Badge>
        <Badge tone="gold" icon={<Gem />}>
          120
        </Badge>
        <Badge tone="success">Complete</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge tone="info">New</Badge>
        <Kbd keys={['Ctrl', 'Shift', 'Enter']} />
      </Exhibit>
      <Exhibit name="Avatars, framed by role">
        {([0, 1, 2, 3, 4] as const).map((frame) => (
          <Avatar key={frame} name={`Eitri ${frame}`} size={64} frame={frame} />
        ))}
        <Avatar name="Sindri" size={32} />
        <Avatar name="Brokkr" size={24} />
      </Exhibit>
      <Tabs
        label="Lesson panels"
        items={[
          { value: 'lesson', label: 'Lesson', content: <p>The text of the lesson.</p> },
          {
            value: 'tutor',
            label: 'Tutor',
            badge: <Badge tone="ember">2</Badge>,
            content: <p>Ask the tutor.</p>,
          },
          { value: 'spellbook', label: 'Spellbook', content: <p>Everything you’ve learned.</p> },
          { value: 'solution', label: 'Solution', disabled: true },
        ]}
      />
      <div className={styles.columns}>
        <Card title="Today's quest" aside={<Badge tone="success">Easy</Badge>}>
          <p>Complete three lessons without a mistake.</p>
        </Card>
        <Card interactive title={<a href="#course">Learn functional programming</a>}>
          <p>Functions that take functions, and why they’re useful.</p>
        </Card>
      </div>
      <div className={styles.columns}>
        <Card padding="none">
          <EmptyState
            art={<Emblem name="quest" size={80} locked />}
            title="No quest yet"
            action={<ButtonLink href="#quests">See the quest board</ButtonLink>}
          >
            Accept one each day and earn a chest. It ends at midnight.
          </EmptyState>
        </Card>
        <Card padding="none">
          <ErrorPanel status={404} message="Page Not Found: /lore/the-end" />
        </Card>
      </div>
    </Section>
  );
}

export function Display() {
  return (
    <>
      <Levels />
      <Pieces />
    </>
  );
}
