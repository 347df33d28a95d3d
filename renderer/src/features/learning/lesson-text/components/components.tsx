import { Callout, type CalloutProps } from '@web/ui/Prose';
import type { ComponentType, ReactNode } from 'react';
import { Audio } from '../media/Audio';
import { Picture } from '../media/Picture';
import { Video } from '../media/Video';
import { CollapsibleSection } from './CollapsibleSection';
import { ContentLink } from './ContentLink';
import { Diagram } from './Diagram';
import { Emoji } from './Emoji';
import { Fence } from './Fence';
import { Table } from './Table';
import { ListItem, TaskBox } from './tasks';

/** What each element of a text is rendered with; all others are as in HTML. */
export const components = {
  a: ContentLink,
  audio: Audio,
  callout: ({ kind, children }: CalloutProps) => <Callout kind={kind}>{children}</Callout>,
  collapsible: CollapsibleSection,
  diagram: Diagram,
  emoji: Emoji,
  img: Picture,
  input: TaskBox,
  li: ListItem,
  pre: Fence,
  table: Table,
  video: Video,
} as Record<string, ComponentType<never>>;

const contentOnly = ({ children }: { children?: ReactNode }) => <>{children}</>;

export const inlineComponents = { ...components, p: contentOnly, a: contentOnly } as typeof components;
