import { t } from '@lingui/core/macro';
import { Spinner } from '@web/ui/Spinner';
import { lazy, Suspense } from 'react';

/** Browsers never load it. The desktop app has its code on the disk. */
const Form = lazy(() => import('./desktop/DesktopSignIn').then((m) => ({ default: m.DesktopSignIn })));

/** The sign-in of the desktop app, in place of the form for an email. */
export const DesktopSignIn = () => (
  <Suspense fallback={<Spinner label={t`Loading`} />}>
    <Form />
  </Suspense>
);
