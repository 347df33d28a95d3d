import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Download } from '@web/ui/icons';
import { saveFile } from '../download';
import { useAction } from '../useAction';

/** All accounts as a CSV file, whatever is being searched for. */
export function ExportUsers() {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const download = () =>
    run(async () => {
      const reply = await api.callForBytes('exportUsers');
      if ('bytes' in reply) saveFile('accounts.csv', 'text/csv', reply.bytes);
    });
  return (
    <Button icon={<Download />} loading={isBusy} onClick={() => void download()}>
      <Trans>Download all as CSV</Trans>
    </Button>
  );
}
