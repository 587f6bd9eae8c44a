import { useFormikContext } from 'formik';
import { useState } from 'react';

/** Whether the form has been touched: before that missing fields are not reported (D24). */
export function useFormStarted(): boolean {
  const { dirty, touched, submitCount } = useFormikContext();
  const [begun, setBegun] = useState(false);
  const begins = dirty || submitCount > 0 || Object.keys(touched).length > 0;
  if (begins && !begun) setBegun(true);
  return begun;
}
