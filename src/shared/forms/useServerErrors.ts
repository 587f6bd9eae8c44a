import { getIn } from 'formik';
import { useState } from 'react';
import { type FieldProblem } from '@contract/envelope';

interface Refused extends FieldProblem {
  value: unknown;
}

/**
 * The errors of the server. They stay at their fields until the refused values are edited or the form is sent again,
 * however often the form validates meanwhile. The functions stay the same in every render.
 */
export const useServerErrors = () => useState(createServerErrors)[0];

function createServerErrors() {
  let refused: readonly Refused[] = [];

  return {
    note(values: object, problems: readonly FieldProblem[]) {
      refused = problems.map((problem) => ({ ...problem, value: getIn(values, problem.field) as unknown }));
    },
    clear() {
      refused = [];
    },
    remaining: (values: object): FieldProblem[] =>
      refused.filter(({ field, value }) => (getIn(values, field) as unknown) === value),
  };
}
