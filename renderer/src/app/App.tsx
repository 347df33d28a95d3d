import { direction } from '@web/i18n';
import { type RootStore, StoresProvider } from '@web/stores';
import { LinkProvider } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { Direction } from 'radix-ui';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AppLink } from './AppLink';
import { createAppRouter } from './router';
import { Toasts } from './Toasts';

/** The whole app. */
export const App = observer(function App({ stores }: { stores: RootStore }) {
  const [router] = useState(createAppRouter);
  return (
    <StoresProvider value={stores}>
      <Direction.Provider dir={direction()}>
        <LinkProvider value={AppLink}>
          {/* No transitions: rendering a page in slices takes twice as long on a slow phone. */}
          {/* The key clears the state of the previous learner's screens, such as the editor's undo history. */}
          <RouterProvider key={stores.scope.generation} router={router} useTransitions={false} />
          <Toasts />
        </LinkProvider>
      </Direction.Provider>
    </StoresProvider>
  );
});
