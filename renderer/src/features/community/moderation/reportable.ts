import type { ReportKind } from '@shared/rules/moderation';

/** Something that can be reported: of what kind, and the id that it goes by. */
export interface Reportable {
  kind: ReportKind;
  uuid: string;
  /** What it says, such as the name. */
  label?: string;
}
