import { isoMinuteInKorea } from '@contract/dates';
import { MESSAGES } from '@contract/messages';
import { REPORT_TARGET_LABELS, CASE_TYPE_LABELS } from '@contract/report';
import { reportedPath, type ReportRow } from '../../domain/moderation';
import { fitted, printable, widthOf } from './printable';

const GAP = '  ';
/** Minimum width of the last column. */
const SHORTEST_TEXT = 20;

const minuteOf = (at: Date | null) => (at ? isoMinuteInKorea(at.getTime()) : '');
const nameOf = (nickname: string | null) => nickname ?? MESSAGES.withdrawnMember;

/** Formats reports as a table. @param columns of the terminal; without it nothing is cut */
export function toTable(reports: readonly ReportRow[], columns = Infinity): string[] {
  const head = ['no', 'reported', 'closed', 'target', 'type', 'about', 'by', 'text'];
  const rows = [head, ...reports.map(toCells)];
  const widths = head.map((_, index) => Math.max(...rows.map((row) => widthOf(row[index] ?? ''))));
  // Omits columns without values.
  const shown = head.map((_, index) => reports.some((_report, row) => rows[row + 1]?.[index] !== ''));
  const visible = <T>(values: readonly T[]) => values.filter((_, index) => shown[index]);
  return rows.map((row) => toLine(visible(row), visible(widths), columns));
}

function toCells(report: ReportRow): string[] {
  const { id, created_at: at, closed_at: closedAt, target, type, reported, reporter } = report;
  return [
    ...[String(id), minuteOf(at), minuteOf(closedAt)],
    ...[REPORT_TARGET_LABELS[target], CASE_TYPE_LABELS[type], nameOf(reported), nameOf(reporter)],
    printable(report.content || report.reported_text),
  ];
}

function toLine(cells: readonly string[], widths: readonly number[], columns: number): string {
  const before = cells.slice(0, -1).map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell)) + GAP);
  const left = columns - widthOf(before.join(''));
  return before.join('') + fitted(cells.at(-1) ?? '', Math.max(left, SHORTEST_TEXT));
}

/** Formats all fields of one report, one per line. */
export function toSheet(report: ReportRow): string[] {
  const { id, created_at: at, closed_at: closedAt, target, type } = report;
  return [
    `Report ${id}, ${closedAt ? `closed ${minuteOf(closedAt)}` : 'open'}`,
    `  reported  ${minuteOf(at)} by ${nameOf(report.reporter)}`,
    `  about     ${nameOf(report.reported)}`,
    `  type      ${CASE_TYPE_LABELS[type]}`,
    `  target    ${REPORT_TARGET_LABELS[target]} ${reportedPath(report)}`.trimEnd(),
    ...quoted('  text', report.reported_text),
    ...quoted('  words', report.content),
  ];
}

function quoted(name: string, text: string): string[] {
  return text.split('\n').map((line, index) => `${(index === 0 ? name : '').padEnd(10)}  > ${printable(line)}`);
}
