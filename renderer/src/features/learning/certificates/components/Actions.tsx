import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Certificate } from '@web/api';
import { Button } from '@web/ui/Button';
import { copyText } from '@web/ui/copyText';
import { Braces, FileText, Image, Link2 } from '@web/ui/icons';
import { ownPath } from '../own-path';
import { shareLinks } from '../share-links';
import styles from './Actions.module.css';

/** Downloads and share links of a certificate. */
export function Actions({ certificate }: { certificate: Certificate }) {
  const base = `/v1/static/certificate/${certificate.completionUuid}`;
  const name = `emberforge-${certificate.courseSlug}`;
  const files = [
    { label: t`PDF, A4`, Icon: FileText, href: `${base}/pdf?paper=a4`, download: `${name}.pdf` },
    { label: t`PDF, US Letter`, Icon: FileText, href: `${base}/pdf?paper=letter`, download: `${name}.pdf` },
    { label: t`Image`, Icon: Image, href: ownPath(certificate.thumbnailUrl), download: `${name}.png` },
    { label: t`Credential`, Icon: Braces, href: `${base}/credential`, download: `${name}.json` },
  ];
  return (
    <div className={styles.actions}>
      <section aria-labelledby="download">
        <h2 id="download" className={styles.title}>
          <Trans>Download</Trans>
        </h2>
        <ul className={styles.list}>
          {files.map(({ label, Icon, href, download }) => (
            <li key={label}>
              <Button asChild icon={<Icon />}>
                {/* A file, not a page of the app. */}
                <a href={href} download={download}>
                  {label}
                </a>
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="share">
        <h2 id="share" className={styles.title}>
          <Trans>Share</Trans>
        </h2>
        <ul className={styles.list}>
          <li>
            <Button icon={<Link2 />} onClick={() => void copyText(certificate.pageUrl)}>
              <Trans>Copy link</Trans>
            </Button>
          </li>
          {shareLinks(certificate).map(({ network, href }) => (
            <li key={network}>
              <a className={styles.network} href={href} target="_blank" rel="noopener noreferrer nofollow">
                {network}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
