import { whenPageShown } from '@web/ui/page-shown';
import { isTouchScreen } from '@web/ui/useTouchScreen';
import type { ComponentType } from 'react';
import type { MonacoEditorProps } from './monaco/MonacoEditor';

let loading: Promise<ComponentType<MonacoEditorProps>> | undefined;

/** Loads and sets up Monaco once, after the first page is on screen. Can be retried after a failure. */
export function loadMonaco(): Promise<ComponentType<MonacoEditorProps>> {
  loading ??= whenPageShown()
    .then(() => import('./monaco/MonacoEditor'))
    .then(
      ({ MonacoEditor, setUpMonaco }) => {
        setUpMonaco();
        return MonacoEditor;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
  return loading;
}

/** Loads the editor that this device gets. On touch screens that's the plain one, which is part of the page. */
export async function preloadEditor(): Promise<void> {
  if (!isTouchScreen()) await loadMonaco();
}
