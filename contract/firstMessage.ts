import { ValidationError, type AnySchema } from 'yup';
import type { FieldProblem } from './envelope';

const ABSENT_TYPES = ['optionality', 'nullable', 'required'];

/** `experiences[2].startDate` → the name of the list, the row, and the path for any row. */
function positionOf(path: string) {
  const [list = path, row] = path.split(/[[\]]/);
  return { list, row: Number(row ?? 0), general: path.replace(/\[\d+\]/g, '[]') };
}

function rankIn(order: readonly string[], names: string[]): number {
  const ranks = names.map((name) => order.indexOf(name)).filter((rank) => rank >= 0);
  return ranks[0] ?? order.length;
}

function ranksOf(problem: ValidationError, order: readonly string[]): [number, number, number] {
  const { list, row, general } = positionOf(problem.path ?? '');
  const required = ABSENT_TYPES.includes(problem.type ?? '') ? [`${general}:required`] : [];
  return [rankIn(order, [...required, general.includes('[]') ? list : general, list]), row, rankIn(order, [general])];
}

type Ranked = readonly [problem: ValidationError, ranks: readonly [number, number, number]];

function byRank([, left]: Ranked, [, right]: Ranked): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

/** The fields of a rule in the order of its form, as `meta({ order })` states it. */
export function orderOf(rules: AnySchema): readonly string[] {
  const meta = rules.spec.meta as { order?: readonly string[] } | undefined;
  return meta?.order ?? [];
}

/** The problems of an error of `rules`, in screen order. */
export function problemsOf(rules: AnySchema, error: ValidationError): FieldProblem[] {
  const each = error.inner.length > 0 ? error.inner : [error];
  const order = orderOf(rules);
  // Ranked once each: a hostile body has hundreds of problems.
  const ranked = each.map((problem): Ranked => [problem, ranksOf(problem, order)]);
  return ranked.sort(byRank).map(([{ path, message }]) => ({ field: path ?? '', message }));
}

/** Collects every problem. A stack trace per problem would cost more than the rules themselves. */
export const ALL_PROBLEMS = { abortEarly: false, disableStackTrace: true } as const;

/** All problems of a value, in the order of the form. Needed because yup alone reports the field it validates last. */
export function findProblems(rules: AnySchema, value: unknown): FieldProblem[] {
  try {
    rules.validateSync(value, ALL_PROBLEMS);
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return problemsOf(rules, error);
  }
}

/** The one message a form shows beside its button, if any. */
export function firstMessage(rules: AnySchema, value: unknown): string | undefined {
  return findProblems(rules, value)[0]?.message;
}
