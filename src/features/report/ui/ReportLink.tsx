import { type ReportSubject } from '@contract/report';
import { paths } from '@/shared/routes';
import { FlagIcon, Icon } from '@/shared/ui/Icon';
import * as S from './ReportLink.styles';

/** Link to report a post of another member. The target survives the login of a visitor. */
export function ReportLink({ targetType, targetId }: ReportSubject) {
  const state: ReportSubject = { targetType, targetId };

  return (
    <S.TextLink to={paths.report} state={state}>
      <Icon of={FlagIcon} size={16} />
      신고하기
    </S.TextLink>
  );
}
