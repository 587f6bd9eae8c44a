import { useSelector } from 'react-redux';
import { AlarmBell } from '@/features/alarm';
import { DeskLink } from '@/features/admin';
import { NewsPreview } from '@/features/notice';
import { paths } from '@/shared/routes';
import { selectMustChangePassword, selectNickname, selectProfile } from '@/shared/session';
import { Avatar } from '@/shared/ui/Avatar';
import { Link } from 'react-router-dom';
import * as S from './UserMenu.styles';

/** The member's part of the header: the bell, and the picture, which links to the profile (spec §2 Header). */
export function UserMenu() {
  const nickname = useSelector(selectNickname) ?? '';
  const profile = useSelector(selectProfile);
  const mustChangePassword = useSelector(selectMustChangePassword);

  return (
    <S.Corner>
      {!mustChangePassword && <DeskLink />}
      {!mustChangePassword && <AlarmBell news={<NewsPreview />} />}
      <S.Picture>
        <Link to={paths.memberPage(nickname)} aria-label="내 프로필">
          <Avatar nickname={nickname} src={profile} size={36} />
        </Link>
      </S.Picture>
    </S.Corner>
  );
}
