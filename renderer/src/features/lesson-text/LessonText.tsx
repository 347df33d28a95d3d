import { Skeleton } from '@web/ui/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import type { MarkdownProps } from './Markdown';

const loadMarkdown = () => import('./Markdown');
const Markdown = lazy(() => loadMarkdown().then((module) => ({ default: module.Markdown })));

/** Starts loading the renderer before the text arrives. */
export function preloadLessonText(): void {
  loadMarkdown().catch(() => undefined); // LessonText retries and reports the error
}

export interface LessonTextProps extends MarkdownProps {
  /** Shown while the renderer loads. */
  fallback?: ReactNode;
}

/** A lesson's Markdown; the renderer loads when the first text is shown. */
export function LessonText({ fallback, ...props }: LessonTextProps) {
  return (
    <Suspense fallback={fallback ?? (props.inline ? props.children : <Skeleton lines={6} />)}>
      <Markdown {...props} />
    </Suspense>
  );
}
