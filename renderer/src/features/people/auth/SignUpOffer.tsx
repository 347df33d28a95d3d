import { type ComponentType, useEffect, useState } from 'react';
import type { InlineSignInProps } from './components/InlineSignIn';

let Form: ComponentType<InlineSignInProps> | undefined;

const load = () =>
  import('./components/InlineSignIn').then(({ InlineSignIn }) => {
    Form = InlineSignIn;
  });

/** Loads the form before it's shown, so that nothing moves when it is. */
export function preloadSignUpOffer(): void {
  load().catch(() => {}); // tried again when it's shown
}

/** The sign-in form as a part of a page. Leaves the focus where it is; without its code, there's just no offer. */
export function SignUpOffer(props: InlineSignInProps) {
  const [isLoaded, setLoaded] = useState(Form !== undefined);
  useEffect(() => {
    if (isLoaded) return;
    load().then(
      () => setLoaded(true),
      (error: unknown) => console.warn('The sign-up form could not be loaded', error),
    );
  }, [isLoaded]);
  return isLoaded && Form ? <Form {...props} /> : null;
}
