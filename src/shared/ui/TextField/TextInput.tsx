import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { type EditText, ignoreComposingEnter, useTextEditing } from '@/shared/lib/textEditing';
import { Icon, type LucideIcon } from '../Icon';
import * as S from './TextField.styles';

export interface TextInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'required' | 'maxLength' | 'children'
> {
  value: string;
  onChange: (value: string) => void;
  /**
   * The maximum number of code points; further input is cut. Omitted for passwords, which are refused and never cut.
   */
  max?: number;
  /** Rewrites what is typed (see `@/shared/lib/masks`). */
  edit?: EditText;
  lead?: LucideIcon;
  /** A unit at the right end: "명". */
  tail?: string;
  /** Green edge. */
  fine?: boolean;
}

/** The input of a text field: masks and cuts, except during a Hangul composition. */
export function TextInput({ value, onChange, max, edit, lead, tail, fine, onKeyDown, ...input }: TextInputProps) {
  const editing = useTextEditing({ onChange, max, edit });

  function press(event: KeyboardEvent<HTMLInputElement>) {
    ignoreComposingEnter(event);
    onKeyDown?.(event);
  }

  return (
    <S.Box>
      {lead && (
        <S.Lead>
          <Icon of={lead} />
        </S.Lead>
      )}
      <S.Input
        type="text"
        autoComplete="off"
        {...input}
        {...editing}
        value={value}
        data-ok={fine ? true : undefined}
        hasLead={lead !== undefined}
        hasTail={tail !== undefined}
        onKeyDown={press}
      />
      {tail && <S.Tail>{tail}</S.Tail>}
    </S.Box>
  );
}
