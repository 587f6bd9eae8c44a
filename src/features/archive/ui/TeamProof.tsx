import { teamProof, type ArchiveDetail } from '@contract/archive';
import { MemberAvatar } from '@/entities/member';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import * as S from './TeamProof.styles';

const MOST_FACES = 8;
const FACE_PX = 44;

/** How many of a published archive's team have evaluated each other (D96). The figure is decoration. */
export function TeamProof({ archive: { members, evaluatedMembers } }: { archive: ArchiveDetail }) {
  const others = members.length - MOST_FACES;

  return (
    <S.Proof>
      <S.Line aria-hidden>
        {members.slice(0, MOST_FACES).map(({ nickname, profileImg }, index) => (
          <S.Face key={nickname ?? index}>
            <MemberAvatar nickname={nickname} photo={profileImg} size={FACE_PX} />
          </S.Face>
        ))}
        {others > 0 && <S.Others>+{others}</S.Others>}
        <S.Square>
          <Icon of={CheckIcon} size={22} strokeWidth={3} />
        </S.Square>
      </S.Line>
      <S.Sentence>{teamProof(members.length, evaluatedMembers)}</S.Sentence>
    </S.Proof>
  );
}
