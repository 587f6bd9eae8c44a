import { TEAM_MESSAGES, type TeamMember } from '@contract/team';
import { MemberAvatar } from '@/entities/member';
import * as S from './HandOverFigure.styles';

interface HandOverFigureProps {
  leader: TeamMember | undefined;
  successor: TeamMember;
}

/** The leader and the next one, on a line. Decorative: the title says it. */
export function HandOverFigure({ leader, successor }: HandOverFigureProps) {
  return (
    <S.Figure aria-hidden>
      {leader && <Person member={leader} />}
      <S.Line />
      <Person member={successor} isNext />
    </S.Figure>
  );
}

function Person({ member: { nickname, profileImgUrl }, isNext }: { member: TeamMember; isNext?: boolean }) {
  return (
    <S.Person>
      <MemberAvatar nickname={nickname} photo={profileImgUrl} size={52} />
      {isNext && <S.Badge>{TEAM_MESSAGES.leader}</S.Badge>}
      <span>{nickname}</span>
    </S.Person>
  );
}
