import { type ReportTargetType, type ReportType } from '@contract/report';
import { type Generated, type GeneratedAlways } from 'kysely';

/** What a member told about a post or a comment; one per member and target (D60). */
export interface ReportTable {
  id: GeneratedAlways<number>;
  reporter_id: number;
  /** Who wrote what is reported. */
  reported_id: number;
  target: ReportTargetType;
  /** The post, the comment, the handle of an evaluation, or the member of a profile. */
  target_id: number;
  /** The post, or the one below which the comment stands; null for an evaluation that outlived its archive, and for a profile. */
  post_id: number | null;
  /** What stood there when it was reported. */
  reported_text: string;
  type: ReportType;
  content: string;
  created_at: Generated<Date>;
  closed_at: Date | null;
  /** When its reporter was told that somebody has looked; stays when the report is opened again. */
  answered_at: Generated<Date | null>;
}
