import { FormikProvider, getIn, useFormikContext, type FormikContextType } from 'formik';
import { type ReactNode, useState } from 'react';

type Form = FormikContextType<object>;

interface FormPartProps {
  /** The names of the fields inside, or of their list or row. */
  names: readonly string[];
  children: ReactNode;
}

const STATES = ['values', 'errors', 'touched'] as const;

/**
 * Memoises one part of a long form: its fields re-render only when something at `names` changes. Formik alone re-renders
 * every field of the form at each keystroke.
 */
export function FormPart({ names, children }: FormPartProps) {
  const form = useFormikContext<object>();
  const [shown, setShown] = useState(form);
  if (shown !== form && !isSameAt(names, shown, form)) setShown(form);

  return <FormikProvider value={shown}>{children}</FormikProvider>;
}

function isSameAt(names: readonly string[], one: Form, other: Form): boolean {
  if (one.status !== other.status) return false;
  return names.every((name) =>
    STATES.every((state) => (getIn(one[state], name) as unknown) === (getIn(other[state], name) as unknown)),
  );
}
