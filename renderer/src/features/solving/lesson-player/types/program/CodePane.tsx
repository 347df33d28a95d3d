import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Debugger } from '@web/features/solving/debugger';
import { EditorPane } from '@web/features/solving/workbench';
import { Badge } from '@web/ui/Badge';
import { IconButton } from '@web/ui/Button';
import { FileCode2, Lock, Settings2, StepForward } from '@web/ui/icons';
import { Tooltip } from '@web/ui/Tooltip';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { observer } from 'mobx-react-lite';
import type { CodeStore } from './code.store';
import { ProgramNotices } from './ProgramNotices';
import { ResetButton } from './ResetButton';
import { type SidePanel, WithSidePanel } from './WithSidePanel';

/** The editor with the lesson's files. */
export const CodePane = observer(function CodePane({ code, side }: { code: CodeStore; side?: SidePanel }) {
  const { program, run, stepper } = code;
  const files = program.visibleFiles;
  const isPhone = useBreakpoint('phone');
  return (
    <WithSidePanel panel={side}>
      {(toggle) => (
        <EditorPane
          scope={code.options.lesson.uuid}
          files={files.map(({ name, content, isReadonly }) => ({
            name,
            content,
            isReadonly,
          }))}
          tabs={files.map(({ name, isReadonly }) => ({
            value: name,
            label: name,
            icon: <FileCode2 />,
            badge: isReadonly && (
              <Badge icon={<Lock />}>
                <Trans>read-only</Trans>
              </Badge>
            ),
          }))}
          activeName={program.activeName}
          problems={run.problems}
          place={code.location}
          trace={stepper.isStale(program.sources) ? null : stepper.trace}
          sheet={isPhone && stepper.isOpen && <Debugger stepper={stepper} files={program.sources} />}
          canSubmit
          onFocus={() => code.focused()}
          onOpen={(name) => program.open(name)}
          onEdit={(name, content) => code.edit(name, content)}
          notice={<ProgramNotices program={program} />}
          tools={(openSettings) => (
            <>
              {toggle}
              {/* Elsewhere, it's beside Run. */}
              {isPhone && code.canStep && (
                <IconButton
                  label={t`Step through`}
                  icon={<StepForward />}
                  size="sm"
                  onClick={() => code.stepThrough()}
                />
              )}
              <ResetButton program={program} />
              <Tooltip content={t`Editor settings`} side="bottom">
                <IconButton
                  label={t`Editor settings`}
                  icon={<Settings2 />}
                  size="sm"
                  onClick={openSettings}
                />
              </Tooltip>
            </>
          )}
        />
      )}
    </WithSidePanel>
  );
});
