import { placeOf, ROLES } from '@shared/rules/levels';
import { useState } from 'react';
import { AnimatedNumber } from '../AnimatedNumber';
import { Avatar } from '../Avatar';
import { Badge } from '../Badge';
import { Button, ButtonLink } from '../Button';
import { Card } from '../Card';
import { throwConfetti } from '../confetti';
import { Emblem } from '../Emblem';
import { EmptyState } from '../EmptyState';
import { ErrorPanel } from '../ErrorPanel';
import { Flame, Gem } from '../icons';
import { Kbd } from '../Kbd';
import { LevelBar } from '../LevelBar';
import { Progress } from '../Progress';
import { RoleBadge } from '../RoleBadge';
import { Skeleton } from '../Skeleton';
import { Spinner } from '../Spinner';
import { Tabs } from '../Tabs';
import styles from './gallery.module.css';
import { Exhibit, Section } from './Section';

function Levels() {
  const [total, setTotal] = useState(3_000);
  const place = placeOf(total);
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
          <Button size="sm" onClick={() => throwConfetti('low')}>
            A little confetti
          </Button>
          <Button size="sm" onClick={() => throwConfetti('high')}>
            Lots of confetti
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

/** A picture for the frames that have one. */
const PICTURE = '/favicon.svg';

function Roles() {
  return (
    <Section title="Roles">
      <div className={styles.roles}>
        {ROLES.map((role, roleIndex) => (
          <div key={role} className={styles.emblem}>
            <RoleBadge roleIndex={roleIndex} decorative />
            <Avatar
              name={`${role} Smith`}
              src={roleIndex % 3 === 2 ? PICTURE : null}
              roleIndex={roleIndex}
              size={96}
            />
            {role}
          </div>
        ))}
      </div>
      <Exhibit name="Small: in the header and in lists">
        {ROLES.map((role, roleIndex) => (
          <Avatar key={role} name={`${role} Smith`} roleIndex={roleIndex} size={40} />
        ))}
        {ROLES.map((role, roleIndex) => (
          <RoleBadge key={role} roleIndex={roleIndex} size={28} />
        ))}
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
      <Exhibit name="Avatars">
        <Avatar name="Ada Lovelace" size={64} />
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
      <Roles />
      <Pieces />
    </>
  );
}
