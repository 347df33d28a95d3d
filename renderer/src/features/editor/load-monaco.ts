import type { ComponentType } from 'react';
import type { MonacoEditorProps } from './monaco/MonacoEditor';

let loading: Promise<ComponentType<MonacoEditorProps>> | undefined;

/** Fetches Monaco, once; a failed try may be repeated. */
export function loadMonaco(): Promise<ComponentType<MonacoEditorProps>> {
  loading ??= import('./monaco/MonacoEditor').then(
    ({ MonacoEditor }) => MonacoEditor,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
