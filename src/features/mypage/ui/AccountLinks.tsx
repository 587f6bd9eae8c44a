import { useGetAlarmsQuery } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Icon, LogOutIcon, SettingsIcon, ShieldIcon } from '@/shared/ui/Icon';
import * as S from './AccountLinks.styles';

interface AccountLinksProps {
  onLogOut: () => void;
}

/**
 * Links to the account pages and the logout, on the own profile only; for operators also the link to the desk, which a
 * narrow header lacks.
 */
export function AccountLinks({ onLogOut }: AccountLinksProps) {
  const { data: alarms } = useGetAlarmsQuery();

  return (
    <S.Entries>
      {alarms?.operator === true && (
        <li>
          <S.EntryLink to={paths.admin}>
            <Icon of={ShieldIcon} />
            <span>운영</span>
          </S.EntryLink>
        </li>
      )}
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
