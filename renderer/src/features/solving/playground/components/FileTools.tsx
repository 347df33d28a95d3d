import { t } from '@lingui/core/macro';
import { IconButton } from '@web/ui/Button';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { EllipsisVertical, FilePlus2, Pencil, RotateCcw, Settings2, Trash2 } from '@web/ui/icons';
import { Menu } from '@web/ui/Menu';
import { Tooltip } from '@web/ui/Tooltip';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { freeName } from '../file-names';
import { usePlayground } from '../usePlayground';
import { FileDialog } from './FileDialog';

type Question = 'add' | 'rename' | 'delete' | 'reset' | null;

/** File actions: a button for a new file, the rest in a menu. */
export const FileTools = observer(function FileTools({ onSettings }: { onSettings: () => void }) {
  const playground = usePlayground();
  const [question, setQuestion] = useState<Question>(null);
  const { activeName: name, entryName, files, isChanged, language } = playground;
  const isEntry = name === entryName;
  const close = () => setQuestion(null);
  return (
    <>
      <Tooltip content={t`Add a file`} side="bottom">
        <IconButton label={t`Add a file`} icon={<FilePlus2 />} size="sm" onClick={() => setQuestion('add')} />
      </Tooltip>
      <Menu
        trigger={<IconButton label={t`More actions`} icon={<EllipsisVertical />} size="sm" />}
        items={[
          { kind: 'label', key: 'file', label: isEntry ? t`${name} · the program starts here` : name },
          {
            key: 'rename',
            label: t`Rename`,
            icon: <Pencil />,
            disabled: isEntry,
            onSelect: () => setQuestion('rename'),
          },
          {
            key: 'delete',
            label: t`Delete`,
            icon: <Trash2 />,
            disabled: isEntry,
            danger: true,
            onSelect: () => setQuestion('delete'),
          },
          { kind: 'separator', key: 'line' },
          {
            key: 'reset',
            label: t`Reset the program`,
            icon: <RotateCcw />,
            disabled: !isChanged,
            onSelect: () => setQuestion('reset'),
          },
          { key: 'settings', label: t`Editor settings`, icon: <Settings2 />, onSelect: onSettings },
        ]}
      />
      {question === 'add' && (
        <FileDialog
          heading={t`Add a file`}
          initial={freeName(language, files)}
          confirmLabel={t`Add`}
          problemOf={(wanted) => playground.nameProblem(wanted)}
          onConfirm={(wanted) => {
            playground.addFile(wanted);
            close();
          }}
          onClose={close}
        />
      )}
      {question === 'rename' && (
        <FileDialog
          heading={t`Rename ${name}`}
          initial={name}
          confirmLabel={t`Rename`}
          problemOf={(wanted) => playground.nameProblem(wanted, name)}
          onConfirm={(wanted) => {
            playground.renameFile(name, wanted);
            close();
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={question === 'delete'}
        heading={t`Delete ${name}?`}
        text={t`This file’s contents will be deleted.`}
        confirmLabel={t`Delete the file`}
        cancelLabel={t`Keep it`}
        danger
        onConfirm={() => {
          playground.deleteFile(name);
          close();
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={question === 'reset'}
        heading={t`Reset the program?`}
        text={t`All files go back to the starter code. Your changes will be lost.`}
        confirmLabel={t`Reset the program`}
        cancelLabel={t`Keep my code`}
        danger
        onConfirm={() => {
          playground.reset();
          close();
        }}
        onCancel={close}
      />
    </>
  );
});
