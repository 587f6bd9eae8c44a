import { Dot, DotLine, DotStep, stepState } from './DotLine';

interface StepLineProps {
  label: string;
  /** Every step's word, first to last. */
  steps: readonly string[];
  /** 0-based index of the current step. */
  current: number;
}

/** Progress through steps, read-only: large dots on a line that ends in a square. */
export function StepLine({ label, steps, current }: StepLineProps) {
  return (
    <DotLine size="large" aria-label={label}>
      {steps.map((step, index) => (
        <DotStep key={step} state={stepState(index, current)} aria-current={index === current ? 'step' : undefined}>
          <Dot square={index === steps.length - 1} checked={index < current} />
          {step}
        </DotStep>
      ))}
    </DotLine>
  );
}
