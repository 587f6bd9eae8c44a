import { toReportTarget, type ReportSubject } from '@contract/report';
import { useSelector } from 'react-redux';
import { useGetAlarmsQuery } from '@/shared/api';
import { selectIsMember } from '@/shared/session';
import { Icon, ShieldIcon } from '@/shared/ui/Icon';
import { casePath } from '../lib/deskPaths';
import * as S from './DeskLink.styles';

/** An operator's link from a post to its case; renders nothing for other members. */
export function CaseLink({ targetType, targetId }: ReportSubject) {
  const isMember = useSelector(selectIsMember);
  const { data: alarms } = useGetAlarmsQuery(undefined, { skip: !isMember });

  if (!alarms?.operator) return null;
  return (
    <S.CaseLink to={casePath(toReportTarget(targetType), targetId)}>
      <Icon of={ShieldIcon} size={16} />
      운영에서 보기
    </S.CaseLink>
  );
}
