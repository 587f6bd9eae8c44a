import { type ReactNode } from 'react';
import { type BasicInfo } from '@contract/mypage';
import { SchoolMailLine } from '@/entities/profile';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Text } from '@/shared/ui/pieces';
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
        <Text as="h1" size="h2">
          {nickname}
        </Text>
        <Text size="label" weight={500} tone="text-3" numbers>
          {schoolLine(info)}
        </Text>
        <SchoolMailLine mark={info.schoolMail} />
        <Text size="label" weight={500} tone="text-3" numbers>
          <VisuallyHidden>{isOwn ? '생년월일' : '태어난 해'} </VisuallyHidden>
          <time dateTime={birth}>{shownBirth(birth)}</time>
        </Text>
      </S.Naming>
      {!isOwn && menu}
      {isOwn && <OwnActions hasRecord={hasRecord} />}
    </S.Person>
  );
}
