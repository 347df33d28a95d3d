import { type RootStore, StoresProvider } from '@web/stores';
import { ToastViewport } from '@web/ui/ToastViewport';
import { LinkProvider } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AppLink } from './AppLink';
import { createAppRouter } from './router';

/** The whole app on its stores. */
export const App = observer(function App({ stores }: { stores: RootStore }) {
  const [router] = useState(createAppRouter);
  return (
    <StoresProvider value={stores}>
      <LinkProvider value={AppLink}>
        {/* A page is drawn in one go: sliced into a transition it takes a slow phone twice as long. */}
        {/* The key drops what screens hold of a learner who has left, such as the editor's undo history. */}
        <RouterProvider key={stores.scope.generation} router={router} useTransitions={false} />
        <ToastViewport />
      </LinkProvider>
    </StoresProvider>
  );
});
