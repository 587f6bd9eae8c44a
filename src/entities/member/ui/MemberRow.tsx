import { type ReactNode } from 'react';
import { type CardMember, MemberCard } from './MemberCard';
import * as S from './MemberCarousel.styles';

export interface MembersProps {
  /** Left of the arrows. */
  heading: ReactNode;
  members: readonly CardMember[];
  /** Where a member's card leads; cards without it only show. */
  linkTo?: (nickname: string) => string;
}

/** The carousel before, or without, its script: the same cards in a row that scrolls. */
export function MemberRow({ heading, members, linkTo }: MembersProps) {
  return (
    <div>
      <S.Head>{heading}</S.Head>
      {/* Focusable, so that keyboards can scroll it. */}
      <S.Window tabIndex={0}>
        <S.Row>
          {members.map((member, place) => (
            <S.Place key={member.nickname ?? place}>
              <MemberCard member={member} linkTo={linkTo} />
            </S.Place>
          ))}
        </S.Row>
      </S.Window>
    </div>
  );
}
