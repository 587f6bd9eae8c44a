import { useFormikContext } from 'formik';
import { useState } from 'react';

/** Whether anybody has touched the form yet: before that it tells nobody what is missing (D24). */
export function useFormStarted(): boolean {
  const { dirty, touched, submitCount } = useFormikContext();
  const [begun, setBegun] = useState(false);
  const begins = dirty || submitCount > 0 || Object.keys(touched).length > 0;
  if (begins && !begun) setBegun(true);
  return begun;
}
