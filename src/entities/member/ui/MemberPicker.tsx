import { useRef } from 'react';
import { MemberChip } from './MemberChip';
import { MemberSearch, type MemberSearchProps } from './MemberSearch';
import * as S from './MemberPicker.styles';

export interface PickedMember {
  nickname: string;
  /** The state of the member: "초대 예정". */
  state: string;
  /** Without a remove button. */
  isFixed?: boolean;
}

interface MemberPickerProps extends Omit<MemberSearchProps, 'ref'> {
  picked: readonly PickedMember[];
  /** Label of the chips for screen readers. */
  pickedLabel: string;
  onRemove: (nickname: string) => void;
}

/** Searches members by nickname and shows the chosen ones as chips. */
export function MemberPicker({ picked, pickedLabel, onRemove, ...search }: MemberPickerProps) {
  const box = useRef<HTMLInputElement>(null);

  function remove(nickname: string) {
    onRemove(nickname);
    // The focused remove button disappears with its chip; the focus stays in the picker.
    box.current?.focus();
  }

  return (
    <div>
      <MemberSearch {...search} ref={box} />
      <S.Chips aria-label={pickedLabel} aria-live="polite">
        {picked.map(({ nickname, state, isFixed }) => (
          <MemberChip
            key={nickname}
            nickname={nickname}
            state={state}
            onRemove={isFixed ? undefined : () => remove(nickname)}
          />
        ))}
      </S.Chips>
    </div>
  );
}
