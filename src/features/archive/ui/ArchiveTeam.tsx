import { type ArchiveDetail } from '@contract/archive';
import { MemberCarousel } from '@/entities/member';
import { PostPage as S } from '@/entities/post';
import { paths } from '@/shared/routes';
import { PendingTeam } from './PendingTeam';
import { TeamLines } from './TeamLines';

/**
 * The team; each card links to its member's profile (ADET-6, 7). While the archive is pending, rows show the consents; a list
 * shows what members did, once anybody has told it (D155).
 */
export function ArchiveTeam({ archive: { members, published } }: { archive: ArchiveDetail }) {
  const heading = (
    <S.Heading>
      함께한 팀원 <S.Count>{members.length}</S.Count>
    </S.Heading>
  );

  if (!published || members.length === 0) {
    return (
      <S.Section>
        {heading}
        {members.length === 0 ? <S.Nothing>아직 팀원이 없어요.</S.Nothing> : <PendingTeam members={members} />}
      </S.Section>
    );
  }
  if (members.some(({ contributions }) => contributions.length > 0)) {
    return (
      <S.Section>
        {heading}
        <TeamLines members={members} />
      </S.Section>
    );
  }
  return (
    <S.Team>
      <MemberCarousel heading={heading} members={members.map(toCard)} linkTo={paths.memberPage} />
    </S.Team>
  );
}

const toCard = ({ nickname, profileImg, roles }: ArchiveDetail['members'][number]) => ({
  nickname,
  profileImgUrl: profileImg,
  roles,
});
