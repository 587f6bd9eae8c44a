import { ROLE_LABELS } from '@contract/skill';
import { TEAM_MESSAGES, type Team, type TeamMember } from '@contract/team';
import { MemberAvatar, MemberLink } from '@/entities/member';
import { shortDate } from '@/shared/lib/dates';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { paths, useDialogLocation } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Stack, Surface, Text } from '@/shared/ui/pieces';
import { CountBadge } from '@/shared/ui/CountBadge';
import { SectionCount } from '@/shared/ui/SectionHeading';
import { Tag } from '@/shared/ui/Tag';
import { MemberMenu } from './MemberMenu';
import { LeaveDialog } from './PartingDialogs';
import * as S from './Sidebar.styles';

const LEAVE = 'leave-team';

interface MembersProps {
  team: Team;
  /** The id of the current member. */
  memberId: number | null;
}

/**
 * The members of the team. The leader has a link to the applicants, unless the post is hidden, and a menu per member; a
 * member has the action to leave.
 */
export function Members({ team, memberId }: MembersProps) {
  const { projectId, members, isLeader, waiting, hidden } = team;
  const dialog = useDialogLocation();
  const keepFocus = useFocusRestore('members');

  return (
    <Surface as="section" aria-labelledby="members">
      <Text as="h2" size="title" id="members" tabIndex={-1}>
        팀원 <SectionCount>{members.length}</SectionCount>
      </Text>
      <Stack as="ul" above={2} onFocus={keepFocus}>
        {members.map((member) => (
          <MemberLine key={member.memberId} member={member} isOwn={member.memberId === memberId} team={team} />
        ))}
      </Stack>
      {isLeader && !hidden && (
        <S.Below>
          <Button to={paths.projectApplicants(projectId)} variant="gray" size="small" block>
            지원자 보기 {waiting > 0 && <CountBadge count={waiting} />}
          </Button>
        </S.Below>
      )}
      {!isLeader && (
        <S.Out>
          <S.TextButton type="button" onClick={() => dialog.open(LEAVE)}>
            {TEAM_MESSAGES.leave}
          </S.TextButton>
        </S.Out>
      )}
      {dialog.dialog === LEAVE && !isLeader && (
        <LeaveDialog projectId={projectId} hidden={hidden} onClose={dialog.close} />
      )}
    </Surface>
  );
}

function MemberLine({ member, isOwn, team }: { member: TeamMember; isOwn: boolean; team: Team }) {
  const { nickname, profileImgUrl, isLeader, suspended, joinedDateTime } = member;
  const role = member.role ?? member.leaderRole;

  return (
    <S.Member data-item={`member ${member.memberId}`} tabIndex={-1}>
      <MemberAvatar nickname={nickname} photo={profileImgUrl} size={40} />
      <div>
        <b>
          <MemberLink nickname={nickname} />
          {isLeader && <Tag>{TEAM_MESSAGES.leader}</Tag>}
          {isOwn && <Tag tone="pine">나</Tag>}
          {suspended && <Tag tone="sun">{TEAM_MESSAGES.suspended}</Tag>}
        </b>
        <small>
          {role && <span>{ROLE_LABELS[role]} · </span>}
          <time dateTime={joinedDateTime}>{shortDate(joinedDateTime)}</time>
          {isLeader ? '부터' : ' 합류'}
        </small>
      </div>
      {team.isLeader && !isOwn && <MemberMenu team={team} member={member} />}
    </S.Member>
  );
}
