import { DEFAULT_LOOK } from '@shared/contracts/site-look';
import { useHidesCompetition } from '@web/stores';
import { useSite } from '@web/ui/site';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import styles from './Footer.module.css';

const LINKS = [
  ['/courses', 'Courses'],
  ['/demo', 'Demo'],
  ['/playground', 'Playground'],
  ['/leaderboard', 'Leaderboard'],
  ['/community', 'Community'],
  ['/reviews', 'Reviews'],
  ['/teachers', 'Teachers'],
  ['/desktop', 'Desktop app'],
  ['/lesson-difficulty', 'Lesson difficulty'],
  ['/lore', 'Lore'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/credits', 'Credits'],
] as const;

/** The footer of every page that scrolls. */
export const Footer = observer(function Footer() {
  const { name } = useSite();
  const hidesCompetition = useHidesCompetition();
  const links = LINKS.filter(([href]) => !(hidesCompetition && href === '/leaderboard'));
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p>
          {name === DEFAULT_LOOK.name ? name : `${name} runs on ${DEFAULT_LOOK.name}`}. Free and open source.
          Host it yourself.
        </p>
        <nav aria-label="Footer" className={styles.links}>
          {links.map(([href, label]) => (
            <UiLink key={href} href={href} className={styles.link}>
              {label}
            </UiLink>
          ))}
        </nav>
      </div>
    </footer>
  );
});
