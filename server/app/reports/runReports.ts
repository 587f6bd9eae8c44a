import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import {
  createReportAdmin,
  reportedPath,
  type Outcome,
  type ReportAdmin,
  type ReportRow,
} from '../../domain/moderation';
import { printableJson } from './printable';
import { HELP, readArguments, type Action, type ListCommand, type ReportsCommand } from './readArguments';
import { toSheet, toTable } from './reportTable';

export interface Terminal {
  print: (line: string) => void;
  /** The width of the terminal; without it nothing is cut. */
  columns?: number;
}

/**
 * Runs one command on the reports of a database.
 * @returns whether everything named exists and was changed
 * @throws Error with a sentence about an invalid argument
 */
export async function runReports(args: readonly string[], db: Kysely<Tables>, terminal: Terminal): Promise<boolean> {
  const command = readArguments(args);
  const desk = createReportAdmin(db);
  if (command.does === 'list') return list(desk, command, terminal);
  if (command.does !== 'help') return handle(desk, command, terminal);
  terminal.print(HELP);
  return true;
}

async function list(desk: ReportAdmin, { filter, limit, json }: ListCommand, { print, columns }: Terminal) {
  const [reports, total] = await Promise.all([desk.list(filter, limit), desk.count(filter)]);
  if (json) {
    print(printableJson(reports.map(toJson)));
    return true;
  }
  if (reports.length > 0) toTable(reports, columns).forEach(print);
  print(`${countOf(total, filter.state)}${reports.length < total ? `, ${reports.length} shown (--limit)` : ''}`);
  return true;
}

function countOf(total: number, state: string): string {
  const kind = state === 'all' ? '' : `${state} `;
  return `${total === 0 ? 'No' : total} ${kind}report${total === 1 ? '' : 's'}`;
}

async function handle(desk: ReportAdmin, { does, ids, json }: ReportsCommand, { print }: Terminal) {
  const outcome = await change(desk, does, ids);
  const reports = await desk.find(ids);
  if (json) print(printableJson(reports.map(toJson)));
  else reports.flatMap((report) => (does === 'show' ? toSheet(report) : toSentence(report, outcome))).forEach(print);

  const missing = ids.filter((id) => !reports.some((report) => report.id === id));
  if (!json) missing.forEach((id) => print(`There is no report ${id}.`));
  return missing.length === 0 && outcome.refused.length === 0;
}

async function change(desk: ReportAdmin, action: Action, ids: readonly number[]): Promise<Outcome> {
  if (action === 'close') return desk.close(ids, new Date());
  return action === 'reopen' ? desk.reopen(ids, new Date()) : { changed: [], refused: [] };
}

function toSentence({ id, target, target_id: targetId, closed_at: closedAt }: ReportRow, outcome: Outcome): string {
  const { changed, refused } = outcome;
  if (refused.includes(id)) {
    const at = `/admin/reports/${target.toLowerCase()}/${targetId}`;
    return `Report ${id} stays open: reports have hidden what it is about. Decide about it at ${at}.`;
  }
  return `Report ${id} ${changed.includes(id) ? 'is' : 'was already'} ${closedAt ? 'closed' : 'open'}.`;
}

function toJson(report: ReportRow) {
  const { id, target, type, content, reporter, reported, created_at: at, closed_at: closedAt } = report;
  return {
    id,
    createdDateTime: at.toISOString(),
    closedDateTime: closedAt?.toISOString() ?? null,
    target,
    targetId: report.target_id,
    path: reportedPath(report),
    reportedText: report.reported_text,
    type,
    content,
    reporter,
    reported,
  };
}
