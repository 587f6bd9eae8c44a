import { Form, Formik, type FormikHelpers } from 'formik';
import { type ComponentProps, type ElementType, type ReactNode } from 'react';
import { type FieldProblem } from '@contract/envelope';
import { toErrors } from './toErrors';
import { useFocusFirstError } from './useFocusFirstError';

/** How a form is sent: from `useSubmit` of `shared/api`. */
export interface FormSubmit<Values extends object> {
  submit: (values: Values, form: FormikHelpers<Values>) => Promise<void>;
  /** The problems of the server at fields that have not been edited since. */
  serverProblems: (values: Values) => FieldProblem[];
  /** Before another submit: they must not hold it back. */
  clearServerProblems: () => void;
}

interface AppFormProps<Values extends object>
  extends FormSubmit<Values>, Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  initialValues: Values;
  /** The problems of the values, in the order of the fields. */
  check: (values: Values) => readonly FieldProblem[];
  /** The styled element that the form is. */
  as?: ElementType;
  /** Whether the first field with a problem gets the focus after a refused submit; else `useFocusFirstProblem` does. */
  focusesError?: boolean;
  children: ReactNode;
}

/**
 * A form: Formik with the problems of rules and server at their fields. After a refused submit the first field with a
 * problem gets the focus. `FormDraft` among the children keeps a draft, and shows where one was restored.
 */
export function AppForm<Values extends object>({
  initialValues,
  check,
  submit,
  serverProblems,
  clearServerProblems,
  as,
  focusesError = true,
  children,
  ...form
}: AppFormProps<Values>) {
  const Body = as ?? Form;
  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => toErrors<Values>([...check(values), ...serverProblems(values)])}
      onSubmit={submit}
    >
      <Body {...(as && { as: Form })} noValidate onSubmitCapture={clearServerProblems} {...form}>
        {children}
        {focusesError && <FirstErrorFocus />}
      </Body>
    </Formik>
  );
}

function FirstErrorFocus() {
  useFocusFirstError();
  return null;
}
