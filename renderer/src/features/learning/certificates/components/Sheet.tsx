import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { coverDesign } from '@shared/art/cover-design';
import { emblemNamed } from '@shared/art/emblems';
import { courseLanguageTitle } from '@shared/contracts/learning/course-language';
import { labelReference } from '@shared/texts/labels';
import type { Certificate } from '@web/api';
import { inOwnLanguage } from '@web/i18n';
import { Emblem } from '@web/ui/Emblem';
import { Logo } from '@web/ui/Logo';
import { UiLink } from '@web/ui/UiLink';
import { shortDate } from '../dates';
import styles from './Sheet.module.css';

/** The certificate itself, as it would hang on a wall; it's what the page prints. */
export function Sheet({ certificate }: { certificate: Certificate }) {
  const { learnerName, title, courseSlug, completedAt, language, numLessons, chapters } = certificate;
  const { emblem, tone, shape } = coverDesign(courseSlug);
  const facts = [
    { label: t`Completed`, value: shortDate(completedAt) },
    { label: t`Solved`, value: plural(numLessons, { one: '# lesson', other: '# lessons' }) },
    { label: t`Language`, value: courseLanguageTitle(language) },
  ];
  return (
    <article className={styles.sheet} aria-labelledby="certificate-title">
      <div className={styles.gap}>
        <div className={styles.gold}>
          <div className={styles.paper}>
            <Logo size={28} className={styles.logo} />
            <p className={styles.kind}>
              <Trans>Certificate of completion</Trans> ·{' '}
              {inOwnLanguage(certificate.typeDescription, labelReference(certificate.typeDescription))}
            </p>
            <h1 id="certificate-title" className={styles.name}>
              {learnerName}
            </h1>
            <p className={styles.did}>
              <Trans>solved every lesson of</Trans>
            </p>
            <p className={styles.course}>
              <UiLink href={`/courses/${courseSlug}`}>{title}</UiLink>
            </p>
            <Emblem
              name={emblemNamed(certificate.emblem) ?? emblem}
              tone={tone}
              shape={shape}
              size={128}
              className={styles.emblem}
            />
            <dl className={styles.facts}>
              {facts.map(({ label, value }) => (
                <div key={label} className={styles.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <section aria-label={t`Chapters`} className={styles.chapters}>
              <ul>
                {chapters.map((chapter) => (
                  <li key={chapter.title}>{chapter.title}</li>
                ))}
              </ul>
            </section>
            <p className={styles.address}>{certificate.pageUrl}</p>
          </div>
        </div>
      </div>
    </article>
  );
}
