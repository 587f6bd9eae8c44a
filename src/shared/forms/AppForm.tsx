import { Form, Formik, type FormikHelpers, type FormikProps } from 'formik';
import { type ComponentProps, type ElementType, type ReactNode, useRef } from 'react';
import { type FieldProblem } from '@contract/envelope';
import { toErrors } from './toErrors';
import { useFocusFirstError } from './useFocusFirstError';

/** What a submit may do with its form. */
export interface FormHelpers<Values> extends FormikHelpers<Values> {
  /** The values of the form now: a member may have typed on while they were sent. */
  latest: () => Values;
}

/** How a form is sent: from `useSubmit` of `shared/api`. */
export interface FormSubmit<Values extends object> {
  submit: (values: Values, form: FormHelpers<Values>) => Promise<unknown>;
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
  /** Called with the values that are to be sent, before they are checked. */
  onAttempt?: (values: Values) => void;
  /** The styled component that draws the form, in place of a plain `form`. */
  as?: ElementType;
  /** Draws what surrounds the form and depends on whether it is being sent, as a dialog does. */
  frame?: (form: ReactNode, isSubmitting: boolean) => ReactNode;
  /** Whether the first field with a problem gets the focus after a refused submit; without it the caller moves the focus. */
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
  onAttempt,
  as,
  frame = (form) => form,
  focusesError = true,
  children,
  ...form
}: AppFormProps<Values>) {
  const formik = useRef<FormikProps<Values>>(null);
  const Body = as ?? Form;

  function attempt() {
    clearServerProblems();
    if (formik.current) onAttempt?.(formik.current.values);
  }

  return (
    <Formik
      innerRef={formik}
      initialValues={initialValues}
      validate={(values) => toErrors<Values>([...check(values), ...serverProblems(values)])}
      onSubmit={(values, helpers) => submit(values, { ...helpers, latest: () => formik.current?.values ?? values })}
    >
      {({ isSubmitting }) =>
        frame(
          <Body {...(as && { as: Form })} noValidate onSubmitCapture={attempt} {...form}>
            {children}
            {focusesError && <FirstErrorFocus />}
          </Body>,
          isSubmitting,
        )
      }
    </Formik>
  );
}

function FirstErrorFocus() {
  useFocusFirstError();
  return null;
}
