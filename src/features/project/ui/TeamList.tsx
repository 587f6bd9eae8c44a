import { type ProjectDetail, type ProjectMember } from '@contract/project';
import { ROLE_LABELS, type Role } from '@contract/skill';
import { MemberAvatar, memberName } from '@/entities/member';
import { PostPage } from '@/entities/post';
import { paths } from '@/shared/routes';
import { Grid } from '@/shared/ui/pieces';
import * as S from './TeamList.styles';

const FACE_PX = 48;

/** The team, its leader first. */
export function TeamList({ project: { members, leader } }: { project: ProjectDetail }) {
  return (
    <PostPage.Section>
      <PostPage.Heading>
        팀원 <PostPage.Count>{members.length}</PostPage.Count>
      </PostPage.Heading>
      {members.length === 0 ? (
        <PostPage.Nothing>아직 팀원이 없어요.</PostPage.Nothing>
      ) : (
        <Grid as="ul" columns={3} folds gap={3}>
          {members.map((member, index) => (
            <li key={member.nickname ?? index}>
              <Member member={member} isLeader={index === 0} leaderRole={leader.desiredJob[0]} />
            </li>
          ))}
        </Grid>
      )}
    </PostPage.Section>
  );
}

interface MemberProps {
  member: ProjectMember;
  isLeader: boolean;
  /** The leader's first desired role. */
  leaderRole: Role | undefined;
}

function Member({ member, isLeader, leaderRole }: MemberProps) {
  const { nickname, profileImgUrl } = member;
  const row = (
    <>
      <MemberAvatar nickname={nickname} photo={profileImgUrl} size={FACE_PX} />
      <span>
        <b>{memberName(nickname)}</b>
        <small>{isLeader ? dutyOfLeader(leaderRole) : member.role && ROLE_LABELS[member.role]}</small>
      </span>
    </>
  );
  return nickname === null ? <S.Row>{row}</S.Row> : <S.RowLink to={paths.memberPage(nickname)}>{row}</S.RowLink>;
}

const dutyOfLeader = (role: Role | undefined) => (role ? `${ROLE_LABELS[role]} · 팀장` : '팀장');
