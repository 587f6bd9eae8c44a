import * as S from './CountBadge.styles';

interface CountBadgeProps {
  count: number;
  /** Pine for choices, apricot for pending items. */
  tone?: 'pine' | 'apricot';
  className?: string;
}

const MOST = 99;

/** A number in a pill; "99+" beyond two digits. */
export function CountBadge({ count, tone = 'pine', className }: CountBadgeProps) {
  return (
    <S.Badge apricot={tone === 'apricot'} className={className}>
      {count > MOST ? `${MOST}+` : count}
    </S.Badge>
  );
}
