import { VisuallyHidden } from '../VisuallyHidden';
import { Row } from '../pieces';
import { Dot, DotLine, DotStep, stepState } from './DotLine';

interface StepDotsProps {
  /** Every step's word, first to last. */
  steps: readonly string[];
  /** 0-based index of the current step. */
  current: number;
}

/** Dots on a line and the label of the current step; read as "5단계 중 2단계, 기획 중". */
export function StepDots({ steps, current }: StepDotsProps) {
  return (
    <Row as="span" inline gap={2} size="caption" weight={600} tone="text-2" tight>
      <VisuallyHidden>{`${steps.length}단계 중 ${current + 1}단계, `}</VisuallyHidden>
      <DotLine as="span" size="small">
        {steps.map((step, index) => (
          <DotStep key={step} as="span" state={stepState(index, current)}>
            <Dot />
          </DotStep>
        ))}
      </DotLine>
      <span>{steps[current]}</span>
    </Row>
  );
}
