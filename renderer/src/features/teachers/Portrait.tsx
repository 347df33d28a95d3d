import { emblemNamed } from '@shared/art/emblems';
import type { Teacher } from '@web/api';
import { Avatar } from '@web/ui/Avatar';
import { Emblem } from '@web/ui/Emblem';

/** A teacher's picture, or the emblem they chose. Decorative: their name is next to it. */
export function Portrait({ teacher, size }: { teacher: Teacher; size: 64 | 96 }) {
  const { profileImageUrl, name, emblem } = teacher;
  if (profileImageUrl) return <Avatar name={name} src={profileImageUrl} size={size} decorative />;
  return <Emblem name={emblemNamed(emblem) ?? 'quill'} size={size} shape="round" />;
}
