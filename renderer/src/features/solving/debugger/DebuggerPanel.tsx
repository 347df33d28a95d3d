import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SourceFile } from '@shared/runner';
import { ScrollBox } from '@web/features/solving/workbench';
import { formatNumber } from '@web/i18n';
import { Button, IconButton } from '@web/ui/Button';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Pause,
  Play,
  X,
} from '@web/ui/icons';
import { Spinner } from '@web/ui/Spinner';
import { Tooltip } from '@web/ui/Tooltip';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import styles from './DebuggerPanel.module.css';
import type { DebuggerStore } from './debugger.store';
import { describeStep, endNotice } from './describe-step';
import { Memory } from './Memory';

export interface DebuggerPanelProps {
  stepper: DebuggerStore;
  /** The program as it is in the editor. */
  files: readonly SourceFile[];
  onClose: () => void;
}

const BUTTONS = [
  {
    label: t`First step`,
    keys: ['Home'],
    icon: <ChevronFirst />,
    press: (each: DebuggerStore) => each.go(0),
  },
  {
    label: t({ message: 'Back', context: 'one step' }),
    keys: ['←'],
    icon: <ChevronLeft />,
    press: (each: DebuggerStore) => each.back(),
  },
  {
    label: t({ message: 'Forward', context: 'one step' }),
    keys: ['→'],
    icon: <ChevronRight />,
    press: (each: DebuggerStore) => each.forward(),
  },
  {
    label: t`Last step`,
    keys: ['End'],
    icon: <ChevronLast />,
    press: (each: DebuggerStore) => each.go(each.lastIndex),
  },
  {
    label: t`Step over calls`,
    keys: ['O'],
    icon: <ArrowDownToLine />,
    press: (each: DebuggerStore) => each.over(),
  },
  {
    label: t`Step out of this function`,
    keys: ['U'],
    icon: <ArrowUpFromLine />,
    press: (each: DebuggerStore) => each.out(),
  },
];

const Controls = observer(function Controls({ stepper, onClose }: Omit<DebuggerPanelProps, 'files'>) {
  const slider = useRef<HTMLInputElement>(null);
  const { recording, index, lastIndex, isPlaying } = stepper;
  // Each recording starts with the keyboard on its slider.
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  if (!recording) return null;
  const number = formatNumber(index + 1);
  const total = formatNumber(recording.length);
  const text = t`Step ${number} of ${total}`;
  return (
    <div className={styles.controls}>
      <fieldset className={styles.buttons} aria-label={t`Steps`}>
        {BUTTONS.map(({ label, keys, icon, press }) => (
          <Tooltip key={label} content={label} shortcut={keys}>
            <IconButton label={label} icon={icon} size="sm" onClick={() => press(stepper)} />
          </Tooltip>
        ))}
        <Tooltip content={isPlaying ? t`Pause` : t`Play`} shortcut={['P']}>
          <IconButton
            label={isPlaying ? t`Pause` : t`Play`}
            icon={isPlaying ? <Pause /> : <Play />}
            size="sm"
            onClick={() => (isPlaying ? stepper.pause() : stepper.play())}
          />
        </Tooltip>
      </fieldset>
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        aria-label={t`Step`}
        aria-valuetext={text}
        min={0}
        max={lastIndex}
        value={index}
        onChange={(event) => stepper.go(event.currentTarget.valueAsNumber)}
      />
      <span className={styles.count}>{text}</span>
      <IconButton
        className={styles.close}
        label={t`Close the debugger`}
        icon={<X />}
        size="sm"
        onClick={onClose}
      />
    </div>
  );
});

/** What the program had printed, with the text of the last step marked. */
const Output = observer(function Output({ stepper }: { stepper: DebuggerStore }) {
  const { recording, index } = stepper;
  if (!recording || recording.output === '') return null;
  const now = recording.outputAt(index);
  const before = index > 0 ? recording.outputAt(index - 1) : '';
  const isNew = now.length > before.length;
  return (
    <section className={styles.output} aria-label={t`Output so far`}>
      <h3 className={styles.title}>
        <Trans>Output so far</Trans>
      </h3>
      <pre className={styles.text}>
        {isNew ? before : now}
        {isNew && <mark className={styles.new}>{now.slice(before.length)}</mark>}
        {now === '' && (
          <span className={styles.quiet}>
            <Trans>Nothing yet.</Trans>
          </span>
        )}
      </pre>
    </section>
  );
});

const Steps = observer(function Steps({ stepper, files, onClose }: DebuggerPanelProps) {
  const { recording, index, step, title } = stepper;
  const at = useMemo(() => recording && { recording, index }, [recording, index]);
  if (!recording || !at || !step) return null;
  const notice = endNotice(recording);
  return (
    <>
      <Controls stepper={stepper} onClose={onClose} />
      <div className={styles.status} data-kind={step.kind}>
        {title && <code className={styles.test}>{title}</code>}
        <p>{describeStep(recording, index)}</p>
      </div>
      {stepper.isStale(files) && (
        <div className={styles.notice}>
          <p>
            <Trans>You changed your code. These steps are from before.</Trans>
          </p>
          <Button size="sm" onClick={() => stepper.again(files)}>
            <Trans>Record again</Trans>
          </Button>
        </div>
      )}
      {notice && <p className={styles.notice}>{notice}</p>}
      <ScrollBox label={t`Variables and objects`} className={styles.body}>
        {recording.isKnown(index) ? (
          <Memory at={at} stepper={stepper} />
        ) : (
          <p className={styles.late}>
            <Spinner /> <Trans>Looking up the variables…</Trans>
          </p>
        )}
        <Output stepper={stepper} />
      </ScrollBox>
    </>
  );
});

const Waiting = observer(function Waiting({ stepper, files, onClose }: DebuggerPanelProps) {
  const { status, message } = stepper;
  if (status === 'recording')
    return (
      <div className={styles.waiting}>
        <Spinner />
        <p>
          <Trans>Recording your program…</Trans>
        </p>
        <Button size="sm" variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    );
  return (
    <div className={styles.waiting} role="status">
      <p>{message}</p>
      <Button size="sm" onClick={() => stepper.again(files)}>
        {status === 'failed' ? t`Try again` : t`Record again`}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </div>
  );
});

/** A recorded run: its steps, and what the program's variables, objects and output were at each of them. */
export const DebuggerPanel = observer(function DebuggerPanel(props: DebuggerPanelProps) {
  const { stepper, onClose } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isSlider = event.target instanceof HTMLInputElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionOf(event.key, event.shiftKey, isSlider);
    if (!act) return;
    event.preventDefault();
    if (act === 'close') onClose();
    else act(stepper);
  };
  return (
    <section className={styles.panel} aria-label={t`Debugger`} onKeyDown={onKeyDown}>
      <h2>
        <VisuallyHidden>
          <Trans>Debugger</Trans>
        </VisuallyHidden>
      </h2>
      {stepper.status === 'ready' ? <Steps {...props} /> : <Waiting {...props} />}
      <VisuallyHidden>
        <span role="status">{stepper.announcement}</span>
      </VisuallyHidden>
    </section>
  );
});

type Action = (stepper: DebuggerStore) => void;

const KEYS = new Map<string, Action>([
  ['o', (stepper) => stepper.over()],
  ['u', (stepper) => stepper.out()],
  ['p', (stepper) => (stepper.isPlaying ? stepper.pause() : stepper.play())],
]);
/** What the slider itself does with these keys. */
const SLIDER_KEYS = new Map<string, Action>([
  ['ArrowRight', (stepper) => stepper.forward()],
  ['ArrowLeft', (stepper) => stepper.back()],
  ['Home', (stepper) => stepper.go(0)],
  ['End', (stepper) => stepper.go(stepper.lastIndex)],
]);

function actionOf(key: string, isShift: boolean, isSlider: boolean): Action | 'close' | undefined {
  if (key === 'Escape') return 'close';
  if (isShift && key === 'ArrowRight') return (stepper) => stepper.sameLine(1);
  if (isShift && key === 'ArrowLeft') return (stepper) => stepper.sameLine(-1);
  return KEYS.get(key.toLowerCase()) ?? (isSlider ? undefined : SLIDER_KEYS.get(key));
}
