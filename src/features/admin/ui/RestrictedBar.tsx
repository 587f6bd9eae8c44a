import { Link, useSearchParams } from 'react-router-dom';
import { HIDDEN_MESSAGES, type HiddenContent } from '@contract/hidden';
import { ArrowLeftIcon, ClockIcon, EyeOffIcon, Icon } from '@/shared/ui/Icon';
import { wayBackOf } from '../lib/deskPaths';
import * as S from './RestrictedBar.styles';

interface RestrictedBarProps {
  hidden: HiddenContent | null;
  /** An archive before it is published. */
  isPending: boolean;
}

/** The bar above a page that members cannot open, with the link back to the case (D193). */
export function RestrictedBar({ hidden, isPending }: RestrictedBarProps) {
  const [search] = useSearchParams();
  const isShownAsPending = !hidden && isPending;

  return (
    <S.Bar>
      <p>
        <Icon of={isShownAsPending ? ClockIcon : EyeOffIcon} size={20} />
        <b>{isShownAsPending ? HIDDEN_MESSAGES.pendingPage : HIDDEN_MESSAGES.page}</b>
        {HIDDEN_MESSAGES.operatorsOnly}
      </p>
      <Link to={wayBackOf(search)}>
        <Icon of={ArrowLeftIcon} size={16} />
        신고로 돌아가기
      </Link>
    </S.Bar>
  );
}
