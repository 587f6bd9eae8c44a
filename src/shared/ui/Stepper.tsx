import { useId } from 'react';
import { Dot } from './DotLine';
import { FieldGroup, type FieldTexts } from './Field';
import { HiddenInput } from './HiddenInput';
import * as S from './Stepper.styles';

export interface StepperProps<Value extends string> extends FieldTexts {
  /** First to last; the last one is drawn as a square. */
  steps: readonly { value: Value; label: string }[];
  value: Value | '';
  onChange: (value: Value) => void;
  /** The focus has left the group. */
  onLeave?: () => void;
  name?: string;
  className?: string;
}

/** A choice among steps: dots on a line, a radio group. */
export function Stepper<Value extends string>({ steps, value, onChange, name, ...texts }: StepperProps<Value>) {
  const ownName = useId();
  return (
    <FieldGroup role="radiogroup" {...texts}>
      <S.Steps as="div" size="medium">
        {steps.map((step, index) => (
          <S.Step key={step.value} as="label" data-chosen={step.value === value || undefined}>
            <HiddenInput
              type="radio"
              name={name ?? ownName}
              value={step.value}
              checked={step.value === value}
              onChange={() => onChange(step.value)}
            />
            <Dot square={index === steps.length - 1} />
            {step.label}
          </S.Step>
        ))}
      </S.Steps>
    </FieldGroup>
  );
}
