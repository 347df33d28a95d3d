import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Frame, HeapObject, Recording, Value, Variable } from '@shared/recording';
import { formatNumber } from '@web/i18n';
import { cx } from '@web/ui/cx';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { useMemo, useRef, useState } from 'react';
import type { DebuggerStore } from './debugger.store';
import { frameName, objectName } from './describe-step';
import styles from './Memory.module.css';
import { memoryAt } from './memory';
import { useArrows } from './useArrows';

interface At {
  recording: Recording;
  index: number;
}

/** A value: its text, or a link to the object. */
function Shown({ value, at }: { value: Value; at: At }) {
  if (typeof value === 'string') return <code className={styles.value}>{value}</code>;
  const name = objectName(at.recording, at.index, value);
  if (!at.recording.objectAt(at.index, value)) return <span className={styles.far}>{name}</span>;
  return (
    <button
      type="button"
      className={styles.reference}
      data-from={value}
      onClick={() => {
        const box = document.getElementById(`object-${value}`);
        box?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        box?.focus({ preventScroll: true });
      }}
    >
      {name}
    </button>
  );
}

const isDefinition = ({ value }: Variable) => typeof value === 'string' && /^(function|class) /.test(value);

function FrameBox({
  frame,
  at,
  isCurrent,
  stepper,
}: {
  frame: Frame;
  at: At;
  isCurrent: boolean;
  stepper: DebuggerStore;
}) {
  const variables = frame.variables.filter((each) => !isDefinition(each));
  const { line } = frame;
  const defined = frame.variables
    .filter(isDefinition)
    .map(({ name }) => name)
    .join(', ');
  const definitions = frame.variables.filter(isDefinition);
  return (
    <section className={cx(styles.frame, isCurrent && styles.current)} aria-label={frameName(frame)}>
      <h4 className={styles.frameName}>
        <span>{frameName(frame)}</span>
        {line > 0 && (
          <span className={styles.line}>
            <Trans>line {line}</Trans>
          </span>
        )}
      </h4>
      {variables.length > 0 && (
        <dl className={styles.variables}>
          {variables.map(({ name, value, isChanged }) => (
            <div key={name} className={cx(styles.variable, isChanged && styles.changed)}>
              <dt>
                <button
                  type="button"
                  className={styles.name}
                  title={t`Go to the next change of ${name}`}
                  onClick={() => stepper.nextChange(frame.id, name)}
                >
                  {name}
                </button>
                {isChanged && (
                  <VisuallyHidden>
                    {' '}
                    <Trans>(changed)</Trans>
                  </VisuallyHidden>
                )}
              </dt>
              <dd>
                <Shown value={value} at={at} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {definitions.length > 0 && (
        <p className={styles.definitions}>
          <Trans>Defines {defined}</Trans>
        </p>
      )}
      {frame.variables.length === 0 && (
        <p className={styles.definitions}>
          <Trans>No variables yet.</Trans>
        </p>
      )}
    </section>
  );
}

/** Longer containers are folded. */
const FOLDED_ITEMS = 10;

function ObjectBox({ object, at }: { object: HeapObject; at: At }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { id, kind, items, size } = object;
  const shown = isUnfolded ? items : items.slice(0, FOLDED_ITEMS);
  const rest = items.length - FOLDED_ITEMS;
  const missing = formatNumber(size - items.length);
  const isRow = kind === 'list' || kind === 'tuple' || kind === 'set';
  const isIndexed = kind === 'list' || kind === 'tuple';
  const name = objectName(at.recording, at.index, id);
  return (
    <section
      id={`object-${id}`}
      data-object={id}
      tabIndex={-1}
      className={cx(styles.object, object.isNew && styles.fresh)}
      aria-label={name}
    >
      <h4 className={styles.objectName}>
        {name}
        {size > 0 && isRow && (
          <span className={styles.line}>{plural(size, { one: '# item', other: '# items' })}</span>
        )}
      </h4>
      {size === 0 && (
        <p className={styles.definitions}>
          <Trans>empty</Trans>
        </p>
      )}
      {isRow ? (
        <ol className={styles.cells}>
          {shown.map(({ value, isChanged }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an element is its place
            <li key={place} className={cx(styles.cell, isChanged && styles.changed)}>
              {isIndexed && <span className={styles.place}>{place}</span>}
              <Shown value={value} at={at} />
              {isChanged && (
                <VisuallyHidden>
                  {' '}
                  <Trans>(changed)</Trans>
                </VisuallyHidden>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <dl className={styles.variables}>
          {shown.map(({ key, value, isChanged }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: keys may not be unique as texts
            <div key={place} className={cx(styles.variable, isChanged && styles.changed)}>
              <dt>
                {key !== undefined && (typeof key === 'number' || kind === 'dict') ? (
                  <Shown value={key} at={at} />
                ) : (
                  <span className={styles.attribute}>{key}</span>
                )}
                {isChanged && (
                  <VisuallyHidden>
                    {' '}
                    <Trans>(changed)</Trans>
                  </VisuallyHidden>
                )}
              </dt>
              <dd>
                <Shown value={value} at={at} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {items.length > FOLDED_ITEMS && (
        <button type="button" className={styles.fold} onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? t`Show less` : t`Show ${rest} more`}
        </button>
      )}
      {isUnfolded && size > items.length && (
        <p className={styles.definitions}>
          <Trans>and {missing} more</Trans>
        </p>
      )}
    </section>
  );
}

/**
 * The call stack with its variables, and the objects that they refer to, as boxes with arrows. Each reference also has a
 * name, so that the arrows aren't needed to follow it.
 */
export function Memory({ at, stepper }: { at: At; stepper: DebuggerStore }) {
  const { recording, index } = at;
  const { frames, columns, hidden } = useMemo(() => memoryAt(recording, index), [recording, index]);
  const drawing = useRef<HTMLDivElement>(null);
  const arrows = useArrows(drawing, at);
  return (
    <div className={styles.drawing} ref={drawing} data-arrows={arrows.length > 0}>
      <svg className={styles.arrows} aria-hidden="true">
        <defs>
          <marker
            id="arrow-head"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" />
          </marker>
        </defs>
        {arrows.map(({ path, isBack }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an arrow has no identity
          <path key={place} className={isBack ? styles.backArrow : styles.arrow} d={path} />
        ))}
      </svg>
      <div className={styles.frames}>
        <h3 className={styles.title}>
          <Trans>Call stack</Trans>
        </h3>
        {frames.map((frame, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: recursion can have a frame per place only
          <FrameBox key={place} frame={frame} at={at} isCurrent={place === 0} stepper={stepper} />
        ))}
      </div>
      {columns.length > 0 && (
        <div className={styles.objects}>
          <h3 className={styles.title}>
            <Trans>Objects</Trans>
          </h3>
          <div className={styles.columns}>
            {columns.map((objects, depth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its depth
              <div key={depth} className={styles.column}>
                {objects.map((object) => (
                  <ObjectBox key={object.id} object={object} at={at} />
                ))}
              </div>
            ))}
          </div>
          {hidden > 0 && (
            <p className={styles.definitions}>
              <Trans>and {hidden} more objects</Trans>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
