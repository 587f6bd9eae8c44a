import { CloseIcon, Icon } from '@/shared/ui/Icon';
import { MemberAvatar } from './MemberAvatar';
import * as S from './MemberPicker.styles';

const FACE_PX = 28;

interface MemberChipProps {
  nickname: string;
  /** The state of the member in the form. */
  state: string;
  /** Without it the member cannot be removed. */
  onRemove?: () => void;
}

/** One member of a picker. */
export function MemberChip({ nickname, state, onRemove }: MemberChipProps) {
  return (
    <S.Chip data-fixed={onRemove ? undefined : true}>
      <MemberAvatar nickname={nickname} photo={null} size={FACE_PX} />
      <S.Name>{nickname}</S.Name>
      <S.State>{state}</S.State>
      {onRemove && (
        <S.Remove type="button" aria-label={`${nickname} 빼기`} onClick={onRemove}>
          <Icon of={CloseIcon} size={16} strokeWidth={2.2} />
        </S.Remove>
      )}
    </S.Chip>
  );
}
