import { useFormikContext } from 'formik';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as S from './FormSection.styles';

/**
 * The sections of a form. While it is being sent they take no input, which would be lost; after a failure the focus
 * returns to the field that submitted the form by Enter.
 */
export function FormBody({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  const body = useRef<HTMLDivElement>(null);
  const submitter = useRef<Element>(null);

  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isSubmitting) submitter.current = body.current?.contains(activeElement) ? activeElement : null;
    else if (activeElement === document.body && submitter.current instanceof HTMLElement) submitter.current.focus();
  }, [isSubmitting]);

  return (
    <S.Body ref={body} inert={isSubmitting}>
      {children}
    </S.Body>
  );
}
