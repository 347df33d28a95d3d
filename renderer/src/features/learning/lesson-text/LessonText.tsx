import { Skeleton } from '@web/ui/Skeleton';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { MarkdownProps } from './Markdown';

let LoadedMarkdown: ComponentType<MarkdownProps> | undefined;
const loadMarkdown = async () => {
  const module = await import('./Markdown');
  LoadedMarkdown = module.Markdown;
  return module;
};
const Markdown = lazy(() => loadMarkdown().then((module) => ({ default: module.Markdown })));

/** Loads the renderer before the text arrives, which then appears without a placeholder. Never rejects. */
export async function preloadLessonText(): Promise<void> {
  await loadMarkdown().catch(() => undefined); // LessonText retries and reports the error
}

/** The same with everything that few texts need, for rendering without waiting. */
export async function preloadWholeLessonText(): Promise<void> {
  const [{ loadExtras }] = await Promise.all([import('./extras/extras'), loadMarkdown()]);
  await loadExtras();
}

export interface LessonTextProps extends MarkdownProps {
  /** Shown while the renderer loads. */
  fallback?: ReactNode;
}

/** A lesson's Markdown; the renderer loads when the first text is shown. */
export function LessonText({ fallback, ...props }: LessonTextProps) {
  // Each instance keeps the one it started with, or its text would be mounted anew.
  const [Ready] = useState(() => LoadedMarkdown);
  if (Ready) return <Ready {...props} />;
  return (
    <Suspense fallback={fallback ?? (props.inline ? props.children : <Skeleton lines={6} />)}>
      <Markdown {...props} />
    </Suspense>
  );
}
