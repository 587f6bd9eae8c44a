import { type ProjectMember } from '@contract/project';
import { ROLE_LABELS, type Role } from '@contract/skill';
import { Text } from '@/shared/ui/pieces';
import { memberName } from '../lib/memberName';
import * as S from './MemberCard.styles';

const PORTRAIT_PX = 72;

export interface CardMember extends Omit<ProjectMember, 'memberId' | 'role'> {
  /** The member's roles, where they are known. */
  roles?: readonly Role[];
}

interface MemberCardProps {
  member: CardMember;
  linkTo?: (nickname: string) => string;
}

/** One member on the carousel; a link to the profile unless the member has withdrawn. */
export function MemberCard({ member: { nickname, profileImgUrl, roles = [] }, linkTo }: MemberCardProps) {
  const card = (
    <>
      <S.Portrait nickname={nickname} photo={profileImgUrl} size={PORTRAIT_PX} />
      <S.Words>
        <S.Name>{memberName(nickname)}</S.Name>
        {roles.length > 0 && (
          <Text as="span" size="label" weight={500} tone="text-3" tight cut>
            {roles.map((role) => ROLE_LABELS[role]).join(', ')}
          </Text>
        )}
      </S.Words>
    </>
  );

  if (nickname === null || !linkTo) return <S.Card>{card}</S.Card>;
  return (
    <S.CardLink to={linkTo(nickname)} draggable={false}>
      {card}
    </S.CardLink>
  );
}
