import { type ComponentType, useEffect, useState } from 'react';
import type { InlineSignInProps } from './components/InlineSignIn';

let Form: ComponentType<InlineSignInProps> | undefined;

const load = () =>
  import('./components/InlineSignIn').then(({ InlineSignIn }) => {
    Form = InlineSignIn;
  });

/** Loads the sign-in dialog before a guest asks for it. */
export function preloadSignUpOffer(): void {
  import('./LoginDialog').catch(() => {}); // tried again when it's opened
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
