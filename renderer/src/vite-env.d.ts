/// <reference types="vite/client" />

/** The version of this build; 'dev' in development. */
declare const __APP_VERSION__: string;

declare module 'virtual:page-files' {
  /** By the page's path, from the built web app's manifest. */
  export const pageFiles: Record<string, { css: string; styles: string[]; scripts: string[] }>;
}

declare module 'virtual:endpoint-table' {
  import type { EndpointTable } from '@web/api';
  /** Method, path and auth of every call. */
  export const endpointTable: EndpointTable;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
