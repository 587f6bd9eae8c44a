import { NAMED_CONSENT_LABELS, type ArchiveDetail } from '@contract/archive';
import { MemberCarousel } from '@/entities/member';
import { PostPage as S } from '@/entities/post';
import { paths } from '@/shared/routes';

/** Who made it; each card leads to its member's profile (ADET-6, 7). */
export function ArchiveTeam({ members }: Pick<ArchiveDetail, 'members'>) {
  const heading = (
    <S.Heading>
      함께한 팀원 <S.Count>{members.length}</S.Count>
    </S.Heading>
  );

  if (members.length === 0) {
    return (
      <S.Section>
        {heading}
        <S.Nothing>아직 팀원이 없어요.</S.Nothing>
      </S.Section>
    );
  }
  return (
    <S.Team>
      <MemberCarousel heading={heading} members={members.map(toCard)} linkTo={paths.memberPage} />
    </S.Team>
  );
}

const toCard = ({ nickname, profileImg, roles, consent }: ArchiveDetail['members'][number]) => ({
  nickname,
  profileImgUrl: profileImg,
  roles,
  mark: consent === 'ASKED' ? NAMED_CONSENT_LABELS.ASKED : undefined,
});
