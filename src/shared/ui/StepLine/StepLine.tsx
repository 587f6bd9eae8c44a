import { CheckIcon, Icon } from '../Icon';
import * as S from './StepLine.styles';

interface StepLineProps {
  label: string;
  /** Every step's word, first to last. */
  steps: readonly string[];
  /** 0-based place of the step reached. */
  current: number;
  className?: string;
}

const stateOf = (place: number, current: number) => {
  if (place === current) return 'now';
  return place < current ? 'done' : undefined;
};

/** How far something has come, shown: large dots on a line that ends in a square. */
export function StepLine({ label, steps, current, className }: StepLineProps) {
  return (
    <S.Line aria-label={label} className={className}>
      {steps.map((step, place) => (
        <S.Step key={step} data-state={stateOf(place, current)} aria-current={place === current ? 'step' : undefined}>
          <S.Dot data-dot>{place < current && <Icon of={CheckIcon} size={15} strokeWidth={3} />}</S.Dot>
          {step}
        </S.Step>
      ))}
    </S.Line>
  );
}
