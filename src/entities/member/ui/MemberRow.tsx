import { type ReactNode } from 'react';
import { type CardMember, MemberCard } from './MemberCard';
import * as S from './MemberCarousel.styles';

export interface MembersProps {
  /** Left of the arrows. */
  heading: ReactNode;
  members: readonly CardMember[];
  /** The target of a member's card; cards without it are no links. */
  linkTo?: (nickname: string) => string;
}

/** The carousel without its script: the same cards in a scrolling row. */
export function MemberRow({ heading, members, linkTo }: MembersProps) {
  return (
    <div>
      <S.Head>{heading}</S.Head>
      {/* Focusable, so that keyboards can scroll it. */}
      <S.Window tabIndex={0}>
        <S.Row>
          {members.map((member, index) => (
            <S.Slide key={member.nickname ?? index}>
              <MemberCard member={member} linkTo={linkTo} />
            </S.Slide>
          ))}
        </S.Row>
      </S.Window>
    </div>
  );
}
