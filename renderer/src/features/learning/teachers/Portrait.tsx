import { emblemNamed } from '@shared/art/emblems';
import type { Teacher } from '@web/api';
import { Emblem } from '@web/ui/Emblem';
import styles from './teachers.module.css';

/** A teacher's picture, or the emblem they chose, which says nothing: their name is next to it. */
export function Portrait({ teacher, size }: { teacher: Teacher; size: 64 | 96 }) {
  const { profileImageUrl, name, emblem } = teacher;
  if (profileImageUrl)
    return <img className={styles.portrait} src={profileImageUrl} alt={name} width={size} height={size} />;
  return <Emblem name={emblemNamed(emblem) ?? 'quill'} size={size} shape="round" />;
}
