import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './StepDots.styles';

interface StepDotsProps {
  /** Every step's word, first to last. */
  steps: readonly string[];
  /** 0-based place of the step reached. */
  current: number;
}

const stateOf = (place: number, current: number) => {
  if (place === current) return 'now';
  return place < current ? 'done' : undefined;
};

/** Dots on a line and the word of the step reached; read as "5단계 중 2단계, 기획 중". */
export function StepDots({ steps, current }: StepDotsProps) {
  return (
    <S.Dots>
      <VisuallyHidden>{`${steps.length}단계 중 ${current + 1}단계, `}</VisuallyHidden>
      {steps.map((step, place) => (
        <S.Dot key={step} data-state={stateOf(place, current)} />
      ))}
      <S.Word>{steps[current]}</S.Word>
    </S.Dots>
  );
}
