import { PROJECT_STATUS_LABELS } from '@contract/project';
import { TEAM_DUE_LABELS, TEAM_MESSAGES, type TeamItem } from '@contract/team';
import { RoleChip } from '@/entities/skill';
import { useGetTeamsQuery } from '@/shared/api';
import { paths } from '@/shared/routes';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { SectionCount, SectionHeading } from '@/shared/ui/SectionHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Tag } from '@/shared/ui/Tag';
import { Grid, Row, Stack } from '@/shared/ui/pieces';
import { JoinedLine } from './JoinedLine';
import * as S from './MyTeams.styles';

const HEADING_ID = 'my-teams';

/** 내 팀: the own teams with the pending task of each. */
export function MyTeams() {
  const { data, error, isFetching, refetch } = useGetTeamsQuery();

  return (
    <Stack as="section" gap={5} aria-labelledby={HEADING_ID}>
      <SectionHeading id={HEADING_ID} tabIndex={-1}>
        내 팀 {data && <SectionCount>{data.length}</SectionCount>}
      </SectionHeading>
      {error && !data && <FailedBlock busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={168} radius={20} />}
      {data?.length === 0 && <S.Nothing>{TEAM_MESSAGES.noTeams}</S.Nothing>}
      {data && data.length > 0 && (
        <Grid as="ul" columns={3} folds gap={3}>
          {data.map((team) => (
            <Stack as="li" key={team.projectId}>
              <TeamCard team={team} />
            </Stack>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

function TeamCard({ team }: { team: TeamItem }) {
  const { projectId, projectName, role, isLeader, status, profileImgs } = team;
  const people = profileImgs.map((photo, index) => ({ nickname: `${projectId} ${index}`, photo }));

  return (
    <S.Team to={paths.projectTeam(projectId)}>
      <Row as="span" gap={2} justify="space-between" wraps>
        {role && <RoleChip role={role} />}
        {isLeader && <Tag>{TEAM_MESSAGES.leader}</Tag>}
        <Tag tone={status === 'ACTIVE' ? 'pine' : 'gray'}>{PROJECT_STATUS_LABELS[status]}</Tag>
      </Row>
      <b>{projectName}</b>
      <JoinedLine people={people} status={status} size={28} />
      <S.Due data-due={team.due.length > 0 || undefined}>{teamState(team)}</S.Due>
    </S.Team>
  );
}

/** What is due in a team, else what it has made, or how many people are in it. */
function teamState({ due, archived, memberCount }: TeamItem): string {
  if (due.length > 0) return due.map((one) => TEAM_DUE_LABELS[one]).join(' · ');
  return archived ? TEAM_MESSAGES.archivedTeam : `${memberCount}명이 함께해요`;
}
