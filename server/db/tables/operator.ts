import { type LogAction, type LogActor, type LogTarget } from '@contract/operator';
import { type ReportTargetType } from '@contract/report';
import { type ColumnType, type Generated, type GeneratedAlways } from 'kysely';

/**
 * Actions of operators. The database refuses every change of a row; ids are not foreign keys, and rows have no names
 * (D138).
 */
export interface OperatorLogTable {
  id: GeneratedAlways<number>;
  at: ColumnType<Date, Date, never>;
  actor: LogActor;
  /** The operator; null for commands and automatic actions. */
  actor_id: number | null;
  action: LogAction;
  target: Generated<LogTarget | null>;
  target_id: Generated<number | null>;
  /** The member whom the action concerns. */
  member_id: number | null;
  reason: Generated<string>;
  /** The end of a suspension: `Infinity` for none. */
  until_at: Generated<Date | number | null>;
  /** The operator is the writer of the target: the only operator may decide about own content (D191). */
  is_own: Generated<boolean>;
}

/** The number of a case, a count of the installation (D194). Triggers insert it with the first report or measure. */
export interface CaseNumberTable {
  number: GeneratedAlways<number>;
  target: ReportTargetType;
  target_id: number;
}

/** Rows of `operator_log` that are not yet lines of the server's log. */
export interface OperatorLogOutboxTable {
  log_id: number;
}
