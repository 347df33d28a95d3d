import { Skeleton } from '@web/ui/Skeleton';
import { lazy, Suspense } from 'react';
import type { InlineSignInProps } from './components/InlineSignIn';

const InlineSignIn = lazy(() =>
  import('./components/InlineSignIn').then(({ InlineSignIn }) => ({ default: InlineSignIn })),
);

/** The sign-in form as a part of a page, loaded when it's needed. Leaves the focus where it is. */
export function SignUpOffer(props: InlineSignInProps) {
  return (
    <Suspense fallback={<Skeleton height="9.5rem" label="Loading the form" />}>
      <InlineSignIn {...props} />
    </Suspense>
  );
}
