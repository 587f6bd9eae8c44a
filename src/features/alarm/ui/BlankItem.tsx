import { BellIcon } from '@/shared/ui/Icon';
import { Sign } from '@/shared/ui/Sign';
import * as S from './AlarmItem.styles';

/** A notification item without data (`/1`, D5). */
export function BlankItem() {
  return (
    <ul>
      <S.Item>
        <Sign icon={BellIcon} tone="apricot" />
        <S.Body>
          <S.Text>새 알림이 없어요.</S.Text>
        </S.Body>
      </S.Item>
    </ul>
  );
}
