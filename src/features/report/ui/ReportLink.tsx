import { type ReportSubject } from '@contract/report';
import { paths } from '@/shared/routes';
import { FlagIcon, Icon } from '@/shared/ui/Icon';
import { IconLink } from '@/shared/ui/IconButton';
import * as S from './ReportLink.styles';

type ReportLinkVariant = 'icon' | 'text';

interface ReportLinkProps extends ReportSubject {
  /** An icon, or an icon with text. */
  variant: ReportLinkVariant;
}

/** Link to report a post or a comment. The target survives the login of a visitor. */
export function ReportLink({ targetType, targetId, variant }: ReportLinkProps) {
  const state: ReportSubject = { targetType, targetId };

  if (variant === 'icon') return <IconLink label="신고하기" icon={FlagIcon} to={paths.report} state={state} />;
  return (
    <S.TextLink to={paths.report} state={state}>
      <Icon of={FlagIcon} size={16} />
      신고하기
    </S.TextLink>
  );
}
