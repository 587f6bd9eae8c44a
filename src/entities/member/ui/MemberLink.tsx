import { type ReactNode } from 'react';
import { paths } from '@/shared/routes';
import { memberName } from '../lib/memberName';
import * as S from './MemberLink.styles';

interface MemberLinkProps {
  /** Null once the member has withdrawn: the name is no link then. */
  nickname: string | null;
}

/** A member's name with a link to the profile. */
export function MemberLink({ nickname }: MemberLinkProps) {
  if (nickname === null) return <span>{memberName(nickname)}</span>;
  return <S.ProfileLink to={paths.memberPage(nickname)}>{nickname}</S.ProfileLink>;
}

interface PortraitLinkProps extends MemberLinkProps {
  /** The picture. */
  children: ReactNode;
}

/** The picture beside a name with the same link: for pointers only, since one link is enough for the keyboard. */
export function PortraitLink({ nickname, children }: PortraitLinkProps) {
  if (nickname === null) return children;
  return (
    <S.ProfileLink to={paths.memberPage(nickname)} tabIndex={-1} aria-hidden>
      {children}
    </S.ProfileLink>
  );
}
