import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { copyText } from '@web/ui/copyText';
import { Dialog } from '@web/ui/Dialog';
import { Link2 } from '@web/ui/icons';
import { TextField } from '@web/ui/TextField';
import { useRef, useState } from 'react';
import { playgroundPath } from '../playground-languages';
import { usePlayground } from '../usePlayground';
import styles from './ShareButton.module.css';

/** Creates a link that contains the whole program. */
export function ShareButton() {
  const playground = usePlayground();
  const { platform } = useStores();
  const [isOpen, setOpen] = useState(false);
  /** Null if the program is too long for a link. */
  const [link, setLink] = useState<string | null>(null);
  const copy = useRef<HTMLButtonElement>(null);
  const share = async () => {
    const fragment = await playground.share();
    setLink(
      fragment === null ? null : `${platform.publicOrigin}${playgroundPath(playground.language)}${fragment}`,
    );
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" icon={<Link2 />} onClick={() => void share()}>
        <Trans>Share</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={link === null ? t`Too long for a link` : t`Share this program`}
        description={
          link === null
            ? t`The link contains your whole program, and this one is too long. Shorten it, or send the files instead.`
            : t`The link contains your whole program: files and input. Nothing is stored on a server, and nothing runs until someone opens the link and presses Run.`
        }
        initialFocus={copy}
        footer={
          link === null ? (
            <Button ref={copy} variant="primary" onClick={close}>
              <Trans>OK</Trans>
            </Button>
          ) : (
            <Button ref={copy} variant="primary" onClick={() => void copyText(link)}>
              <Trans>Copy link</Trans>
            </Button>
          )
        }
      >
        {link !== null && (
          <TextField
            label={t`Link`}
            className={styles.link}
            value={link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Dialog>
    </>
  );
}
