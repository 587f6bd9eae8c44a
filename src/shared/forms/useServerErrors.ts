import { getIn } from 'formik';
import { useRef } from 'react';
import { type FieldProblem } from '@contract/envelope';

interface Refused extends FieldProblem {
  value: unknown;
}

/**
 * The errors of the server. They stay at their fields until the refused values are edited or the form is sent again,
 * however often the form validates meanwhile.
 */
export function useServerErrors() {
  const refused = useRef<readonly Refused[]>([]);

  return {
    note(values: object, problems: readonly FieldProblem[]) {
      refused.current = problems.map((problem) => ({ ...problem, value: getIn(values, problem.field) as unknown }));
    },
    clear() {
      refused.current = [];
    },
    remaining: (values: object): FieldProblem[] =>
      refused.current.filter(({ field, value }) => (getIn(values, field) as unknown) === value),
  };
}
