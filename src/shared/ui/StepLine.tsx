import { CheckIcon, Icon } from './Icon';
import { stepState } from './stepState';
import * as S from './StepLine.styles';

interface StepLineProps {
  label: string;
  /** Every step's word, first to last. */
  steps: readonly string[];
  /** 0-based index of the current step. */
  current: number;
  className?: string;
}

/** Progress through steps, read-only: large dots on a line that ends in a square. */
export function StepLine({ label, steps, current, className }: StepLineProps) {
  return (
    <S.Line aria-label={label} className={className}>
      {steps.map((step, index) => (
        <S.Step key={step} data-state={stepState(index, current)} aria-current={index === current ? 'step' : undefined}>
          <S.Dot data-dot>{index < current && <Icon of={CheckIcon} size={15} strokeWidth={3} />}</S.Dot>
          {step}
        </S.Step>
      ))}
    </S.Line>
  );
}
