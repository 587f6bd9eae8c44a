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

/** A small whole number, changed by one at a time. */
export function NumberStepper({ label, value, min, max, onChange }: NumberStepperProps) {
  return (
    <S.Group role="group" aria-label={label}>
      <IconButton
        label={`${label} 줄이기`}
        icon={MinusIcon}
        disabled={value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      />
      <S.Value>{value}</S.Value>
      <IconButton
        label={`${label} 늘리기`}
        icon={PlusIcon}
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      />
    </S.Group>
  );
}
