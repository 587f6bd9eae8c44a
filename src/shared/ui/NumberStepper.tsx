import { MinusIcon, PlusIcon } from './Icon';
import { IconButton } from './IconButton';
import * as S from './NumberStepper.styles';

interface NumberStepperProps {
  /** What is counted: "프론트엔드 인원". */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small whole number, changed by one at a time. At its ends a button stays focusable, so that it keeps the focus. */
export function NumberStepper({ label, value, min, max, onChange }: NumberStepperProps) {
  return (
    <S.Group role="group" aria-label={label}>
      <IconButton
        label={`${label} 줄이기`}
        icon={MinusIcon}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      />
      <S.Value>{value}</S.Value>
      <IconButton
        label={`${label} 늘리기`}
        icon={PlusIcon}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      />
    </S.Group>
  );
}
