import { type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { CheckIcon, Icon } from '../Icon';
import * as S from './DotLine.styles';

type StepState = 'done' | 'now' | undefined;

/** The state of a step beside the current one; both are 0-based indexes. */
export const stepState = (index: number, current: number): StepState => {
  if (index === current) return 'now';
  return index < current ? 'done' : undefined;
};

interface DotLineProps extends HTMLAttributes<HTMLElement> {
  as?: 'ol' | 'ul' | 'div' | 'span';
  size: S.DotSize;
  /** One below the other, with the texts beside the dots. */
  column?: boolean;
}

/** Steps with dots on a line, which is green behind those that are done. Its children are `DotStep`s. */
export function DotLine({ size, column = false, ...rest }: DotLineProps) {
  return <S.Line data-dots={size} data-column={column || undefined} {...rest} />;
}

interface DotStepProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLLIElement>;
  as?: 'li' | 'label' | 'span';
  state?: StepState;
}

/** A step: its `Dot`, and what the screen says beside or below it. */
export function DotStep({ state, ...rest }: DotStepProps) {
  return <S.Step data-state={state} {...rest} />;
}

interface DotProps {
  /** People are round, what they join is square. */
  square?: boolean;
  /** A check mark. */
  checked?: boolean;
  children?: ReactNode;
}

/** The dot of a step, in the colour of its state. */
export function Dot({ square = false, checked = false, children }: DotProps) {
  return (
    <S.Dot aria-hidden data-square={square || undefined}>
      {checked ? <Icon of={CheckIcon} size={15} strokeWidth={3} /> : children}
    </S.Dot>
  );
}
