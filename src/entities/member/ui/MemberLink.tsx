import { type ReactNode } from 'react';
import { paths } from '@/shared/routes';
import { memberName } from '../lib/memberName';
import * as S from './MemberLink.styles';

interface MemberLinkProps {
  /** Null once the member has withdrawn: a name that leads nowhere. */
  nickname: string | null;
}

/** A member's name as the way to the profile. */
export function MemberLink({ nickname }: MemberLinkProps) {
  if (nickname === null) return <>{memberName(nickname)}</>;
  return <S.Way to={paths.memberPage(nickname)}>{nickname}</S.Way>;
}

interface PortraitLinkProps extends MemberLinkProps {
  /** The picture. */
  children: ReactNode;
}

/** The picture beside a name with the same link: for pointers only, since one link is enough for the keyboard. */
export function PortraitLink({ nickname, children }: PortraitLinkProps) {
  if (nickname === null) return <>{children}</>;
  return (
    <S.Way to={paths.memberPage(nickname)} tabIndex={-1} aria-hidden>
      {children}
    </S.Way>
  );
}
