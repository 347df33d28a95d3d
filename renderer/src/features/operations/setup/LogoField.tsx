import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { Trash2, Upload } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import styles from './setup.module.css';
import type { SiteSettingsStore } from './site-settings.store';

/** The logo: upload, replace, remove. It's saved right away. */
export const LogoField = observer(function LogoField({ store }: { store: SiteSettingsStore }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { logo, isBusy } = store;
  return (
    <fieldset className={styles.logo} aria-describedby={id}>
      <legend className={styles.label}>
        <Trans>Logo</Trans>
      </legend>
      {logo && (
        <img className={styles.image} src={logo.url} alt={t`Logo`} width={logo.width} height={logo.height} />
      )}
      <div className={styles.buttons}>
        <Button icon={<Upload />} loading={isBusy} onClick={() => input.current?.click()}>
          {logo ? t`Replace` : t`Upload a logo`}
        </Button>
        {logo && (
          <Button variant="ghost" icon={<Trash2 />} disabled={isBusy} onClick={() => void store.removeLogo()}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      <p id={id} className={styles.note}>
        <Trans>
          A PNG, WebP or JPEG file. It’s shown 30 pixels high, in dark and light mode. A wide one takes the
          name’s place.
        </Trans>
      </p>
      <input
        ref={input}
        type="file"
        accept="image/png,image/webp,image/jpeg,image/avif,image/gif"
        hidden
        aria-label={t`Logo file`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void store.setLogo(file);
        }}
      />
    </fieldset>
  );
});
