import { type BasicInfo } from '@contract/mypage';
import { RoleChip, SkillTags } from '@/entities/skill';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { schoolLine, shownBirth } from '../lib/profileTexts';
import * as S from './Person.styles';

const PORTRAIT_PX = 112;

interface PersonProps {
  info: BasicInfo;
  isOwn: boolean;
}

/** Summary of a member, with desired roles in order of priority. */
export function Person({ info, isOwn }: PersonProps) {
  const { nickname, profileImg, birth, desiredJob, skillCategory } = info;

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
      <S.Trait>
        <S.TraitName>희망 직무</S.TraitName>
        <S.Roles aria-label="희망 직무">
          {desiredJob.map((role, place) => (
            <li key={role}>
              <S.Rank aria-hidden>{place + 1}</S.Rank>
              <RoleChip role={role} />
            </li>
          ))}
        </S.Roles>
      </S.Trait>
      <S.Trait>
        <S.TraitName>보유 스킬</S.TraitName>
        <SkillTags skills={skillCategory} />
      </S.Trait>
      {isOwn && (
        <S.Trait>
          <Button to={paths.profileEdit} variant="gray" block>
            프로필 수정
          </Button>
        </S.Trait>
      )}
    </S.Person>
  );
}
