import type { ComponentType } from 'react';
import type { MonacoEditorProps } from './monaco/MonacoEditor';

let loading: Promise<ComponentType<MonacoEditorProps>> | undefined;

/** Fetches Monaco and sets it up, once; after a failure it can be called again. */
export function loadMonaco(): Promise<ComponentType<MonacoEditorProps>> {
  loading ??= import('./monaco/MonacoEditor').then(
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
