import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { Progress } from '@web/ui/Progress';
import { Select } from '@web/ui/Select';
import { Switch } from '@web/ui/Switch';
import { Pause, Play, RefreshCw, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './OfflineSettings.module.css';
import type { OfflineStore } from './offline.store';
import { offlineFor } from './offline-for';
import { LIMITS_MB } from './offline-record';
import { formatBytes, formatLimit, OBSTACLES, progressText, resultText } from './offline-texts';

/** How far it is, and what can be done about it. */
const State = observer(function State({ offline }: { offline: OfflineStore }) {
  const { status, obstacle, progress, record } = offline;
  if (status === 'off') return null;
  if (status === 'idle') return <p className={styles.text}>Looking for your track’s lessons…</p>;
  if (status === 'saving' || status === 'paused')
    return (
      <div className={styles.running}>
        {progress && (
          <Progress
            label={status === 'paused' ? 'Paused' : 'Saving your lessons'}
            value={progress.done}
            max={progress.total}
            text={progressText(progress)}
          />
        )}
        {!progress && (
          <p className={styles.text}>{status === 'paused' ? 'Paused.' : 'Saving your lessons…'}</p>
        )}
        <div className={styles.actions}>
          {status === 'saving' ? (
            <Button size="sm" icon={<Pause />} onClick={() => offline.pause()}>
              Pause
            </Button>
          ) : (
            <Button size="sm" icon={<Play />} onClick={() => void offline.resume()}>
              Resume
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => void offline.setOn(false)}>
            Cancel
          </Button>
        </div>
      </div>
    );
  if (status === 'waiting' && obstacle) return <p className={styles.text}>{OBSTACLES[obstacle]}</p>;
  const text =
    status === 'failed' || !record.last
      ? 'We couldn’t save your lessons. What was saved before still opens.'
      : resultText(record.last);
  return (
    <div className={styles.running}>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button size="sm" icon={<RefreshCw />} onClick={() => void offline.begin({ again: true })}>
          {status === 'failed' ? 'Try again' : 'Check for changes'}
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
  const device = isDesktop ? 'this computer' : 'this device';
  return (
    <div className={styles.section}>
      <Switch
        spread
        label="Offline lessons"
        hint={`Saves the lessons of your track on ${device}, with their pictures${isDesktop ? '' : ' and languages'}. They open and run without a connection.`}
        checked={record.isOn}
        onChange={(isOn) => void offline.setOn(isOn)}
      />
      <div role="status">
        <State offline={offline} />
      </div>
      <Select
        label="Space for lessons"
        options={LIMITS_MB.map((mb) => ({ value: String(mb), label: formatLimit(mb) }))}
        value={String(record.limitMb)}
        onChange={(value) => void offline.setLimit(Number(value))}
      />
      <Switch
        spread
        label="Also on slow or metered connections"
        checked={record.isMeteredOk}
        onChange={(isOk) => void offline.setMeteredOk(isOk)}
      />
      <div className={styles.used}>
        <Progress
          label="Space used"
          value={Math.min(usedBytes, limitBytes)}
          max={limitBytes}
          text={`${formatBytes(usedBytes)} of ${formatLimit(record.limitMb)}`}
          tone={usedBytes >= limitBytes ? 'danger' : 'ember'}
        />
        <div className={styles.actions}>
          <Button size="sm" icon={<Trash2 />} disabled={usedBytes === 0} onClick={() => setRemoving(true)}>
            Remove offline lessons
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isRemoving}
        danger
        heading="Remove offline lessons?"
        text={`This frees ${formatBytes(usedBytes)}. Your code and progress stay. You’ll need a connection to open lessons.`}
        confirmLabel="Remove"
        onConfirm={() => {
          setRemoving(false);
          void offline.remove();
        }}
        onCancel={() => setRemoving(false)}
      />
    </div>
  );
});
