import { SignUpOffer } from '@web/features/auth';
import { useStores } from '@web/stores';
import { formatNumber } from '@web/ui/formatNumber';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../usePlayer';
import styles from './GuestOffer.module.css';

/** Below a guest's right answer: an account, which keeps its XP. The answer is submitted once they have signed in. */
export const GuestOffer = observer(function GuestOffer({ xp }: { xp: number }) {
  const { session } = useStores();
  const { lesson } = usePlayer();
  if (session.isSignedIn) return null;
  return (
    <section className={styles.offer} aria-labelledby="guest-offer">
      <h3 id="guest-offer" className={styles.title}>
        Create a free account to keep your {formatNumber(xp)} XP
      </h3>
      <SignUpOffer
        redirect={`/lessons/${lesson.uuid}`}
        promise="We’ll submit this answer for you as soon as you’re in."
      />
    </section>
  );
});
