import { paths } from '@/shared/routes';
import { Icon, LogOutIcon, SettingsIcon } from '@/shared/ui/Icon';
import * as S from './AccountLinks.styles';

interface AccountLinksProps {
  onLogOut: () => void;
}

/** Links to the account pages and the logout, on the own profile only. */
export function AccountLinks({ onLogOut }: AccountLinksProps) {
  return (
    <S.Entries>
      <li>
        <S.EntryLink to={paths.account}>
          <Icon of={SettingsIcon} />
          <span>로그인 정보 수정</span>
        </S.EntryLink>
      </li>
      <li>
        <S.Entry type="button" onClick={onLogOut}>
          <Icon of={LogOutIcon} />
          <span>로그아웃</span>
        </S.Entry>
      </li>
    </S.Entries>
  );
}
