import { useId, type ReactNode } from 'react';
import * as S from './Switch.styles';

interface SwitchProps {
  label: string;
  /** Under the label. */
  hint?: ReactNode;
  checked: boolean;
  /** The id of the text that says why it cannot be changed; it shows its state all the same. */
  inactiveReasonId?: string;
  onChange: (checked: boolean) => void;
}

type BareSwitchProps = Omit<SwitchProps, 'hint'> & { className?: string };

/** A switch with immediate effect whose name is beside it, as in a table. */
export function BareSwitch({ label, checked, inactiveReasonId, onChange, className }: BareSwitchProps) {
  return (
    <S.Bare
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-describedby={inactiveReasonId}
      aria-disabled={inactiveReasonId ? true : undefined}
      className={className}
      onClick={inactiveReasonId ? undefined : () => onChange(!checked)}
    >
      <S.Track aria-hidden />
    </S.Bare>
  );
}

/** A switch with immediate effect; its whole row is the button. */
export function Switch({ label, hint, checked, inactiveReasonId, onChange }: SwitchProps) {
  const id = useId();
  return (
    <S.Row
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={[hint && `${id}-hint`, inactiveReasonId].filter(Boolean).join(' ') || undefined}
      aria-disabled={inactiveReasonId ? true : undefined}
      onClick={inactiveReasonId ? undefined : () => onChange(!checked)}
    >
      <span>
        <b id={`${id}-label`}>{label}</b>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
      <S.Track aria-hidden />
    </S.Row>
  );
}
