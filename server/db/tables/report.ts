import { type ReportTargetType, type ReportType } from '@contract/report';
import { type Generated, type GeneratedAlways } from 'kysely';

/** A member's report about content; one per member and target (D60). */
export interface ReportTable {
  id: GeneratedAlways<number>;
  reporter_id: number;
  /** The writer of the reported content. */
  reported_id: number;
  target: ReportTargetType;
  /** The post, the comment, the handle of an evaluation, or the member of a profile. */
  target_id: number;
  /** The post, or the post of the comment; null for an evaluation whose archive was deleted, and for a profile. */
  post_id: number | null;
  /** The text at the time of the report. */
  reported_text: string;
  type: ReportType;
  content: string;
  created_at: Generated<Date>;
  closed_at: Date | null;
  /** When its reporter was notified of the decision; unchanged when the report is reopened. */
  answered_at: Generated<Date | null>;
}
