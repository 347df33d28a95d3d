import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DEFAULT_LOOK } from '@shared/contracts/operations/site-look';
import { useHidesCompetition } from '@web/stores';
import { useSite } from '@web/ui/site';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import styles from './Footer.module.css';
import { LanguageChoice } from './LanguageChoice';

const LINKS = [
  ['/courses', t`Courses`],
  ['/demo', t`Demo`],
  ['/playground', t`Playground`],
  ['/leaderboard', t`Leaderboard`],
  ['/community', t`Community`],
  ['/reviews', t`Reviews`],
  ['/teachers', t`Teachers`],
  ['/desktop', t`Desktop app`],
  ['/lesson-difficulty', t`Lesson difficulty`],
  ['/lore', t`Lore`],
  ['/terms', t`Terms`],
  ['/privacy', t`Privacy`],
  ['/credits', t`Credits`],
] as const;

/** The footer of every page that scrolls. */
export const Footer = observer(function Footer() {
  const { name } = useSite();
  const hidesCompetition = useHidesCompetition();
  const links = LINKS.filter(([href]) => !(hidesCompetition && href === '/leaderboard'));
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.start}>
          <p>
            {name === DEFAULT_LOOK.name ? (
              <Trans>Emberforge. Free and open source. Host it yourself.</Trans>
            ) : (
              <Trans>{name} runs on Emberforge. Free and open source. Host it yourself.</Trans>
            )}
          </p>
          <LanguageChoice />
        </div>
        <nav aria-label={t`Footer`} className={styles.links}>
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
