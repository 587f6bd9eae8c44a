import { BellIcon, Icon } from '@/shared/ui/Icon';
import * as S from './AlarmItem.styles';

/** A notification item without data (`/1`, D5). */
export function BlankItem() {
  return (
    <ul>
      <S.Item>
        <S.Sign apricot>
          <Icon of={BellIcon} />
        </S.Sign>
        <S.Body>
          <S.Text>새 알림이 없어요.</S.Text>
        </S.Body>
      </S.Item>
    </ul>
  );
}
