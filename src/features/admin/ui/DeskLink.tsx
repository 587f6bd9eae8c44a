import { useGetAlarmsQuery } from '@/shared/api';
import { paths } from '@/shared/routes';
import { ShieldIcon } from '@/shared/ui/Icon';
import { IconLink } from '@/shared/ui/IconButton';
import { useDesk } from '../model/useDesk';
import * as S from './DeskLink.styles';

/** An operator's link to the desk with the number of undecided cases; renders nothing for other members (D130). */
export function DeskLink() {
  const { data: alarms } = useGetAlarmsQuery();
  const isOperator = alarms?.operator === true;
  const { data: desk } = useDesk({ skip: !isOperator });
  const waiting = desk?.waiting ?? 0;

  if (!isOperator) return null;
  return (
    <S.Box data-desk>
      <IconLink
        label={waiting > 0 ? `운영, 확인할 신고 ${waiting}` : '운영'}
        icon={ShieldIcon}
        iconSize={22}
        to={paths.admin}
      />
      {waiting > 0 && <S.Count count={waiting} tone="apricot" />}
    </S.Box>
  );
}
