import { useId } from 'react';
import { FieldGroup, type FieldTexts } from './Field';
import { HiddenInput } from './HiddenInput';
import * as S from './Segment.styles';

export interface SegmentProps<Value extends string> extends FieldTexts {
  options: readonly { value: Value; label: string }[];
  /** '' while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** The focus has left the group. */
  onLeave?: () => void;
  name?: string;
  /** The id of the text that says why it cannot be changed; it shows its state all the same. */
  inactiveReasonId?: string;
  className?: string;
}

/** A segmented control of two or three options. Real radio buttons: the browser handles arrow keys. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { options, value, onChange, name, inactiveReasonId, ...texts } = props;
  const ownName = useId();
  return (
    <FieldGroup role="radiogroup" {...texts}>
      <S.Track data-inactive={inactiveReasonId ? true : undefined}>
        {options.map((option) => (
          <S.Half key={option.value} data-chosen={option.value === value || undefined}>
            <HiddenInput
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              aria-describedby={inactiveReasonId}
              aria-disabled={inactiveReasonId ? true : undefined}
              onChange={inactiveReasonId ? ignore : () => onChange(option.value)}
            />
            {option.label}
          </S.Half>
        ))}
      </S.Track>
    </FieldGroup>
  );
}

const ignore = () => undefined;
