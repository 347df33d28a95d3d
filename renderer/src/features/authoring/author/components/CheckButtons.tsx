import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { Bug, ListChecks } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import type { AuthorStore } from '../author.store';

/** Starts the checks of a folder; empty for everything. */
export const CheckButtons = observer(function CheckButtons({
  store,
  path,
}: {
  store: AuthorStore;
  path: string;
}) {
  const { checking } = store;
  return (
    <>
      <Button
        size="sm"
        icon={<ListChecks />}
        loading={checking?.withMutants === false}
        onClick={() => void store.check({ path, withMutants: false })}
      >
        <Trans>Check</Trans>
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<Bug />}
        loading={checking?.withMutants === true}
        onClick={() => void store.check({ path, withMutants: true })}
      >
        <Trans>Try mutants</Trans>
      </Button>
    </>
  );
});
