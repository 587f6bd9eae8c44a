import { dayInKorean } from '@contract/dates';
import { type FieldProblem } from '@contract/envelope';

/** What a suspended member can expect: the end date, or, without one, an answer of the operators. */
export function suspensionLead(lines: readonly FieldProblem[]): string {
  const until = lines.find(({ field }) => field === 'until')?.message ?? '';
  const [date] = /\d{4}-\d{2}-\d{2}/.exec(until) ?? [];
  return date === undefined ? '운영자에게 문의해 주세요.' : `${dayInKorean(date)}에 다시 만나요.`;
}
