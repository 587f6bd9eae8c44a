import { getIn, setIn, type FormikErrors } from 'formik';
import { type FieldProblem } from '@contract/envelope';

/** Problems as Formik's errors; of several at one field the first is used. */
export function toErrors<Values>(problems: readonly FieldProblem[]): FormikErrors<Values> {
  return [...problems].reverse().reduce<FormikErrors<Values>>((errors, { field, message }) => {
    const [list = field] = field.split('[');
    // A message about a whole list takes precedence over those of its rows.
    const isCovered = list !== field && typeof getIn(errors, list) === 'string';
    return isCovered ? errors : (setIn(errors, field, message) as FormikErrors<Values>);
  }, {});
}
