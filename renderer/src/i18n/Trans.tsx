import { TransNoContext } from '@lingui/react/server';
import type { ReactNode } from 'react';
import { i18n } from './i18n';

export interface TransProps {
  id: string;
  values?: Record<string, unknown>;
  components?: Record<string, ReactNode>;
}

/** What the `Trans` macro becomes: a text with elements in it. */
export const Trans = (props: TransProps) => <TransNoContext {...props} lingui={{ i18n }} />;
