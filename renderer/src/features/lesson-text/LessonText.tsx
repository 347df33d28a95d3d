import { Skeleton } from '@web/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { MarkdownProps } from './Markdown';

const loadMarkdown = () => import('./Markdown');
const Markdown = lazy(() => loadMarkdown().then((module) => ({ default: module.Markdown })));

/** Fetches the renderer ahead of the text. */
export function preloadLessonText(): void {
  loadMarkdown().catch(() => undefined); // the page that shows a text asks again, and says so when it fails
}

export interface LessonTextProps extends MarkdownProps {
  /** Holds the place while the renderer comes. */
  fallback?: ReactNode;
}

/** A lesson's Markdown; its renderer is fetched when the first text is shown. */
export function LessonText({ fallback, ...props }: LessonTextProps) {
  return (
    <Suspense fallback={fallback ?? (props.inline ? props.children : <Skeleton lines={6} />)}>
      <Markdown {...props} />
    </Suspense>
  );
}
