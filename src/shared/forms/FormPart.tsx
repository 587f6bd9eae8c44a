import { FormikProvider, getIn, useFormikContext, type FormikContextType } from 'formik';
import { type ReactNode, useState } from 'react';

type Form = FormikContextType<object>;

interface FormPartProps {
  /** The fields inside, or the list or row they stand in. */
  names: readonly string[];
  children: ReactNode;
}

const STATES = ['values', 'errors', 'touched'] as const;

/**
 * Keeps the fields of one part of a long form still while others change: to them the form is new only when something
 * at `names` is. Formik alone draws every field of the form anew at each keystroke.
 */
export function FormPart({ names, children }: FormPartProps) {
  const form = useFormikContext<object>();
  const [shown, setShown] = useState(form);
  if (shown !== form && !isSameAt(names, shown, form)) setShown(form);

  return <FormikProvider value={shown}>{children}</FormikProvider>;
}

function isSameAt(names: readonly string[], one: Form, other: Form): boolean {
  return names.every((name) =>
    STATES.every((state) => (getIn(one[state], name) as unknown) === (getIn(other[state], name) as unknown)),
  );
}
