import { IconButton } from '@web/ui/Button';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { Menu } from '@web/ui/Menu';
import { Tooltip } from '@web/ui/Tooltip';
import { EllipsisVertical, FilePlus2, Pencil, RotateCcw, Settings2, Trash2 } from 'lucide-react';
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
      <Tooltip content="Add a file" side="bottom">
        <IconButton label="Add a file" icon={<FilePlus2 />} size="sm" onClick={() => setQuestion('add')} />
      </Tooltip>
      <Menu
        trigger={<IconButton label="More actions" icon={<EllipsisVertical />} size="sm" />}
        items={[
          { kind: 'label', key: 'file', label: isEntry ? `${name} · the program starts here` : name },
          {
            key: 'rename',
            label: 'Rename',
            icon: <Pencil />,
            disabled: isEntry,
            onSelect: () => setQuestion('rename'),
          },
          {
            key: 'delete',
            label: 'Delete',
            icon: <Trash2 />,
            disabled: isEntry,
            danger: true,
            onSelect: () => setQuestion('delete'),
          },
          { kind: 'separator', key: 'line' },
          {
            key: 'reset',
            label: 'Reset the program',
            icon: <RotateCcw />,
            disabled: !isChanged,
            onSelect: () => setQuestion('reset'),
          },
          { key: 'settings', label: 'Editor settings', icon: <Settings2 />, onSelect: onSettings },
        ]}
      />
      {question === 'add' && (
        <FileDialog
          heading="Add a file"
          initial={freeName(language, files)}
          confirmLabel="Add"
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
          heading={`Rename ${name}`}
          initial={name}
          confirmLabel="Rename"
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
        heading={`Delete ${name}?`}
        text="This file’s contents will be deleted."
        confirmLabel="Delete the file"
        cancelLabel="Keep it"
        danger
        onConfirm={() => {
          playground.deleteFile(name);
          close();
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={question === 'reset'}
        heading="Reset the program?"
        text="All files go back to the starter code. Your changes will be lost."
        confirmLabel="Reset the program"
        cancelLabel="Keep my code"
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
