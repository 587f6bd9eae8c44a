import { getIn, setIn, type FormikErrors } from 'formik';
import { type FieldProblem } from '@contract/envelope';

/** Problems as Formik keeps them; of several at one field the first counts. */
export function toErrors<Values>(problems: readonly FieldProblem[]): FormikErrors<Values> {
  return [...problems].reverse().reduce<FormikErrors<Values>>((errors, { field, message }) => {
    const [list = field] = field.split('[');
    // A message about a whole list goes before those of its rows.
    const isCovered = list !== field && typeof getIn(errors, list) === 'string';
    return isCovered ? errors : (setIn(errors, field, message) as FormikErrors<Values>);
  }, {});
}
