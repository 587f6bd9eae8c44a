import { type MyPage } from '@contract/mypage';
import { TEAM_DUE_LABELS, type TeamDue, type TeamItem } from '@contract/team';
import { useGetTeamsQuery } from '@/shared/api';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { CalendarIcon, LayersIcon, UsersIcon, type LucideIcon } from '@/shared/ui/Icon';
import { Sign } from '@/shared/ui/Sign';
import { Stack, Text } from '@/shared/ui/pieces';
import { ProjectInvitation } from './ProjectInvitation';
import { RequestRow } from './PendingEvaluations';
import { Section } from './Section';
import * as S from './Waiting.styles';

const ID = 'to-do';

interface ToDoProps {
  waiting: MyPage['portfolio'];
}

/** Pending items, oldest first; then the tasks of the own teams. Renders nothing without any. */
export function ToDo({ waiting }: ToDoProps) {
  const { invitedProjects = [], pendingEvaluations = [], inviteProjectCount = 0, evaluationCount = 0 } = waiting;
  const { data: teams = [] } = useGetTeamsQuery();
  const keepFocus = useFocusRestore(ID, 'my-teams');
  const dues = teams.flatMap((team) => team.due.map((due) => ({ team, due })));
  const answers = [
    ...invitedProjects.map((invitation) => ({
      since: invitation.inviteDate,
      row: <ProjectInvitation key={`invitation ${invitation.projectInvitedMemberId}`} invitation={invitation} />,
    })),
    ...pendingEvaluations.map((request) => ({
      since: request.createDate,
      row: <RequestRow key={`request ${request.archiveId}`} request={request} />,
    })),
  ].sort((one, other) => Date.parse(one.since) - Date.parse(other.since));

  if (answers.length + dues.length === 0) return null;
  return (
    <Section id={ID} title="할 일" count={inviteProjectCount + evaluationCount + dues.length}>
      <S.Rows onFocus={keepFocus}>
        {answers.map(({ row }) => row)}
        {dues.map(({ team, due }) => (
          <DueRow key={`${due} ${team.projectId}`} team={team} due={due} />
        ))}
      </S.Rows>
    </Section>
  );
}

const DUES: Record<TeamDue, { icon: LucideIcon; label: string; to: (projectId: number) => string }> = {
  CHECK_IN: { icon: CalendarIcon, label: '남기기', to: paths.projectTeam },
  APPLICATIONS: { icon: UsersIcon, label: '지원자 보기', to: paths.projectApplicants },
  ARCHIVE: { icon: LayersIcon, label: '아카이브로 남기기', to: paths.archiveOfProject },
};

function DueRow({ team: { projectId, projectName }, due }: { team: TeamItem; due: TeamDue }) {
  const { icon, label, to } = DUES[due];
  const titleId = `due-${due}-${projectId}`;

  return (
    <S.Row>
      <Sign icon={icon} tone="pine" />
      <Stack gap={2} grows>
        <Text size="body" weight={700} id={titleId}>
          {projectName}
        </Text>
        <S.Facts>{TEAM_DUE_LABELS[due]}</S.Facts>
      </Stack>
      <S.Answers>
        <Button to={to(projectId)} variant="soft" size="small" aria-describedby={titleId}>
          {label}
        </Button>
      </S.Answers>
    </S.Row>
  );
}
