import { Link } from 'react-router-dom';
import { ARCHIVE_MESSAGES, checksSentence, teamProof, type ArchiveDetail } from '@contract/archive';
import { MemberAvatar } from '@/entities/member';
import { paths } from '@/shared/routes';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import * as S from './TeamProof.styles';

const MOST_FACES = 8;

/** How many of a published archive's team have evaluated each other (D96), and who vouches (D152). The figure is decoration. */
export function TeamProof({ archive: { members, evaluatedMembers, checks } }: { archive: ArchiveDetail }) {
  const isComplete = evaluatedMembers >= members.length;
  const others = members.length - MOST_FACES;
  const othersOnPhone = members.length - S.MOST_ON_PHONE;

  return (
    <S.Proof>
      <S.Line aria-hidden data-early={!isComplete || undefined}>
        {members.slice(0, MOST_FACES).map(({ nickname, profileImg }, index) => (
          <S.Face key={nickname ?? index}>
            <MemberAvatar nickname={nickname} photo={profileImg} />
          </S.Face>
        ))}
        {others > 0 && <S.Others>+{others}</S.Others>}
        {othersOnPhone > 0 && <S.OthersOnPhone>+{othersOnPhone}</S.OthersOnPhone>}
        <S.Square>{isComplete && <Icon of={CheckIcon} size={26} strokeWidth={3} />}</S.Square>
      </S.Line>
      <div>
        <S.Sentence>{teamProof(members.length, evaluatedMembers)}</S.Sentence>
        <S.Hint>
          {checks ? checksSentence(checks, 'team') : ARCHIVE_MESSAGES.confirmedTeam}{' '}
          <Link to={paths.aboutProof}>{ARCHIVE_MESSAGES.howChecked}</Link>
        </S.Hint>
      </div>
    </S.Proof>
  );
}
