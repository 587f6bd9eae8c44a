import { dayInKorean } from '@contract/dates';
import { type FieldProblem } from '@contract/envelope';

/** What a suspended member can expect: the end date, or, without one, an answer of the operators. */
export function suspensionLead(lines: readonly FieldProblem[]): string {
  const until = lines.find(({ field }) => field === 'until')?.message ?? '';
  const [, short] = /(\d{2}\.\d{2}\.\d{2}) \d{2}:\d{2}/.exec(until) ?? [];
  return short ? `${dayInKorean(`20${short.replaceAll('.', '-')}`)}에 다시 만나요.` : '운영자에게 문의해 주세요.';
}
