import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { ResetDialog } from './ResetDialog';

/** Asks before everything starts over; the learner then begins again on the dashboard. */
export const ResetProgressDialog = observer(function ResetProgressDialog() {
  const { overlays } = useStores();
  const navigate = useNavigate();
  return (
    <ResetDialog
      target={{ kind: 'everything' }}
      open={overlays.open === 'reset-progress'}
      onClose={() => overlays.close()}
      onReset={() => void navigate('/dashboard')}
    />
  );
});
