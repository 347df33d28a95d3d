import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Search } from '@web/ui/icons';

/** Opens the finder: what a reader was looking for may have another address. */
export function SearchButton() {
  const { overlays } = useStores();
  return (
    <Button icon={<Search />} onClick={() => overlays.show('finder')}>
      <Trans>Search the site</Trans>
    </Button>
  );
}
