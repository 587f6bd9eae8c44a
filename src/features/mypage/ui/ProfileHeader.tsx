import { type ReactNode } from 'react';
import { type BasicInfo } from '@contract/mypage';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { schoolLine, shownBirth } from '../lib/profileTexts';
import { OwnActions } from './OwnActions';
import * as S from './ProfileHeader.styles';

const PORTRAIT_PX = 112;

interface ProfileHeaderProps {
  info: BasicInfo;
  isOwn: boolean;
  /** The member has a published archive, so a record can have content. */
  hasRecord: boolean;
  /** The menu of another member. */
  menu: ReactNode;
}

/** The summary of a member: picture, name, school. */
export function ProfileHeader({ info, isOwn, hasRecord, menu }: ProfileHeaderProps) {
  const { nickname, profileImg, birth } = info;

  return (
    <S.Person>
      <S.Portrait nickname={nickname} photo={profileImg} size={PORTRAIT_PX} />
      <S.Naming data-own={isOwn || undefined}>
        <S.Nickname>{nickname}</S.Nickname>
        <S.Line>{schoolLine(info)}</S.Line>
        <S.Line>
          <VisuallyHidden>{isOwn ? '생년월일' : '태어난 해'} </VisuallyHidden>
          <time dateTime={birth}>{shownBirth(birth)}</time>
        </S.Line>
      </S.Naming>
      {!isOwn && menu}
      {isOwn && <OwnActions hasRecord={hasRecord} />}
    </S.Person>
  );
}
