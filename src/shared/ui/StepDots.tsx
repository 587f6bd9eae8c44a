import { VisuallyHidden } from './VisuallyHidden';
import { stepState } from './stepState';
import * as S from './StepDots.styles';

interface StepDotsProps {
  /** Every step's word, first to last. */
  steps: readonly string[];
  /** 0-based index of the current step. */
  current: number;
}

/** Dots on a line and the label of the current step; read as "5단계 중 2단계, 기획 중". */
export function StepDots({ steps, current }: StepDotsProps) {
  return (
    <S.Dots>
      <VisuallyHidden>{`${steps.length}단계 중 ${current + 1}단계, `}</VisuallyHidden>
      {steps.map((step, index) => (
        <i key={step} data-state={stepState(index, current)} />
      ))}
      <S.Word>{steps[current]}</S.Word>
    </S.Dots>
  );
}
