import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { Pause, Play, RefreshCw, Trash2 } from '@web/ui/icons';
import { Progress } from '@web/ui/Progress';
import { Select } from '@web/ui/Select';
import { Switch } from '@web/ui/Switch';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './OfflineSettings.module.css';
import type { LanguageDownload, OfflineStore } from './offline.store';
import { offlineFor } from './offline-for';
import { LIMITS_MB } from './offline-record';
import { formatBytes, formatLimit, OBSTACLES, progressText, resultText } from './offline-texts';

/** Tens of megabytes for some languages. */
function SavingLanguage({ name, progress }: LanguageDownload) {
  const { receivedBytes = 0, totalBytes = 1 } = progress ?? {};
  const [received, total] = [formatBytes(receivedBytes), formatBytes(totalBytes)];
  return (
    <Progress
      label={t`Saving ${name} for offline use`}
      value={receivedBytes}
      max={totalBytes}
      text={progress ? t`${received} of ${total}` : t`starting`}
    />
  );
}

/** How far it is, and what can be done about it. */
const State = observer(function State({ offline }: { offline: OfflineStore }) {
  const { status, obstacle, progress, language, record } = offline;
  if (status === 'off') return null;
  if (status === 'idle')
    return (
      <p className={styles.text}>
        <Trans>Looking for your track’s lessons…</Trans>
      </p>
    );
  if (status === 'saving' || status === 'paused')
    return (
      <div className={styles.running}>
        {progress && (
          <Progress
            label={status === 'paused' ? t`Paused` : t`Saving your lessons`}
            value={progress.done}
            max={progress.total}
            text={progressText(progress)}
          />
        )}
        {language && <SavingLanguage {...language} />}
        {!progress && (
          <p className={styles.text}>{status === 'paused' ? t`Paused.` : t`Saving your lessons…`}</p>
        )}
        <div className={styles.actions}>
          {status === 'saving' ? (
            <Button size="sm" icon={<Pause />} onClick={() => offline.pause()}>
              <Trans>Pause</Trans>
            </Button>
          ) : (
            <Button size="sm" icon={<Play />} onClick={() => void offline.resume()}>
              <Trans>Resume</Trans>
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => void offline.setOn(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    );
  if (status === 'waiting' && obstacle) return <p className={styles.text}>{OBSTACLES[obstacle]}</p>;
  const text =
    status === 'failed' || !record.last
      ? t`We couldn’t save your lessons. What was saved before still opens.`
      : resultText(record.last);
  return (
    <div className={styles.running}>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button size="sm" icon={<RefreshCw />} onClick={() => void offline.begin({ again: true })}>
          {status === 'failed' ? t`Try again` : t`Check for changes`}
        </Button>
      </div>
    </div>
  );
});

/** Lessons of the learner's track, kept on this device. Takes effect immediately. */
export const OfflineSettings = observer(function OfflineSettings() {
  const stores = useStores();
  const offline = offlineFor(stores);
  const [isRemoving, setRemoving] = useState(false);
  useEffect(() => {
    void offline.measure();
    void offline.begin();
  }, [offline]);
  const { record, usedBytes = 0 } = offline;
  const isDesktop = stores.platform.kind === 'desktop';
  const limitBytes = record.limitMb * 1024 * 1024;
  const used = formatBytes(usedBytes);
  const limit = formatLimit(record.limitMb);
  return (
    <div className={styles.section}>
      <Switch
        spread
        label={t`Offline lessons`}
        hint={
          isDesktop
            ? t`Saves the lessons of your track on this computer, with their pictures. They open and run without a connection.`
            : t`Saves the lessons of your track on this device, with their pictures and languages. They open and run without a connection.`
        }
        checked={record.isOn}
        onChange={(isOn) => void offline.setOn(isOn)}
      />
      <div role="status">
        <State offline={offline} />
      </div>
      <Select
        label={t`Space for lessons`}
        options={LIMITS_MB.map((mb) => ({ value: String(mb), label: formatLimit(mb) }))}
        value={String(record.limitMb)}
        onChange={(value) => void offline.setLimit(Number(value))}
      />
      <Switch
        spread
        label={t`Also on slow or metered connections`}
        checked={record.isMeteredOk}
        onChange={(isOk) => void offline.setMeteredOk(isOk)}
      />
      <div className={styles.used}>
        <Progress
          label={t`Space used`}
          value={Math.min(usedBytes, limitBytes)}
          max={limitBytes}
          text={t`${used} of ${limit}`}
          tone={usedBytes >= limitBytes ? 'danger' : 'ember'}
        />
        <div className={styles.actions}>
          <Button size="sm" icon={<Trash2 />} disabled={usedBytes === 0} onClick={() => setRemoving(true)}>
            <Trans>Remove offline lessons</Trans>
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isRemoving}
        danger
        heading={t`Remove offline lessons?`}
        text={t`This frees ${used}. Your code and progress stay. You’ll need a connection to open lessons.`}
        confirmLabel={t`Remove`}
        onConfirm={() => {
          setRemoving(false);
          void offline.remove();
        }}
        onCancel={() => setRemoving(false)}
      />
    </div>
  );
});
