import type { ComponentPropsWithRef } from 'react';
import { useTextEditing } from '@/shared/lib/textEditing';
import { Field, type FieldTexts } from './Field';
import * as S from './TextArea.styles';

export interface TextAreaProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'required' | 'maxLength' | 'rows' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** The maximum number of code points; further input is cut. */
  max?: number;
  /** Shows `n/max`; on by default where there is a `max`. */
  counter?: boolean;
  minRows?: number;
  /** The area grows with its text up to here, then scrolls; by default up to 60 % of the window's height. */
  maxRows?: number;
}

const MIN_ROWS = 4;

/** A multi-line text field that grows with its text, within limits. */
export function TextArea({
  label,
  required,
  optional,
  hideLabel,
  help,
  error,
  ok,
  liveMessage,
  value,
  onChange,
  max,
  counter = true,
  minRows = MIN_ROWS,
  maxRows,
  id,
  className,
  'aria-describedby': describedBy,
  ...area
}: TextAreaProps) {
  const editing = useTextEditing({ onChange, max });
  const texts = { label, required, optional, hideLabel, help, error, ok, liveMessage };
  const rows = { minRows, maxRows };

  return (
    <Field
      {...texts}
      id={id}
      describedBy={describedBy}
      className={className}
      counter={counter && max !== undefined ? { text: value, max } : undefined}
    >
      {(control) => (
        <S.Grow>
          <S.Mirror aria-hidden {...rows}>{`${value}\u200b`}</S.Mirror>
          <S.Area {...area} {...control} {...editing} {...rows} value={value} />
        </S.Grow>
      )}
    </Field>
  );
}
