import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext, useEffect } from 'react';
import { ChecklistContext } from '../checklist';
import styles from './tasks.module.css';

/** A box of a task list; read-only where the text has no checklist. */
export const TaskBox = observer(function TaskBox({
  checked = false,
  'data-index': index,
}: {
  checked?: boolean;
  'data-index'?: number;
}) {
  const checklist = useContext(ChecklistContext);
  useEffect(() => {
    if (index !== undefined) checklist?.found?.(index, checked);
  }, [checklist, index, checked]);
  if (!checklist || index === undefined) return <input type="checkbox" checked={checked} disabled />;
  return (
    <input
      type="checkbox"
      checked={checklist.isChecked(index) ?? checked}
      onChange={(event) => checklist.tick(index, event.currentTarget.checked)}
    />
  );
});

export interface ListItemProps {
  className?: string;
  id?: string;
  children?: ReactNode;
}

export function ListItem({ className, id, children }: ListItemProps) {
  if (className !== 'task-list-item') return <li id={id}>{children}</li>;
  return (
    <li className={styles.task}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is the first of the children */}
      <label>{children}</label>
    </li>
  );
}
