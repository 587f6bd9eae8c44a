import { useFormikContext } from 'formik';
import type { AnySchema } from 'yup';
import { findProblems } from '@contract/firstMessage';
import { useFormStarted } from './useFormStarted';

/**
 * The first problem of the form, in the order of its rules. `problem` decides whether it may be sent,
 * `shown` is displayed: nothing before the first touch (D24).
 */
export function useFirstMessage(rules: AnySchema) {
  const { values } = useFormikContext();
  const begun = useFormStarted();

  const [problem] = findProblems(rules, values);
  return { problem, shown: begun ? problem : undefined };
}
