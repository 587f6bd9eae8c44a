import { useFormikContext } from 'formik';
import type { AnySchema } from 'yup';
import { firstMessage } from '@contract/firstMessage';
import { useFormStarted } from './useFormStarted';

/**
 * The first problem of the form, in the order of its rules. `message` decides whether it may be sent,
 * `shown` is displayed: nothing before the first touch (D24).
 */
export function useFirstMessage(rules: AnySchema) {
  const { values } = useFormikContext();
  const begun = useFormStarted();

  const message = firstMessage(rules, values);
  return { message, shown: begun ? message : undefined };
}
