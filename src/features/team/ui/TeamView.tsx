import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { MESSAGES } from '@contract/messages';
import { PROJECT_STATUS_LABELS, RECRUITING_TEXTS } from '@contract/project';
import { TEAM_MESSAGES, type Team } from '@contract/team';
import { errorStatus, isNotFound, useGetTeamQuery } from '@/shared/api';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { paths } from '@/shared/routes';
import { selectMemberId } from '@/shared/session';
import { Button } from '@/shared/ui/Button';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { useDelayedLoading } from '@/shared/ui/Skeleton';
import { Tag } from '@/shared/ui/Tag';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import { weeksTogether } from '../lib/weeks';
import { CheckInForm } from './CheckInForm';
import { JoinedLine } from './JoinedLine';
import { Members } from './Members';
import { News } from './News';
import { NoticeStrip } from './NoticeStrip';
import { Progress } from './Progress';
import { TeamSkeleton } from './TeamSkeleton';
import { WeekTable } from './WeekTable';
import * as S from './TeamView.styles';

const TITLE_ID = 'team-title';

interface TeamViewProps {
  projectId: number;
  /** Shown to readers outside the team. */
  outsider: ReactNode;
  /** The button that reopens recruiting, for a leader with a free seat. */
  reopenButton: ReactNode;
}

/** The page of a team, for its members alone (D109). */
export function TeamView({ projectId, outsider, reopenButton }: TeamViewProps) {
  const { currentData: team, error, refetch } = useGetTeamQuery(projectId);
  const skeletonStays = useDelayedLoading(!team && !error);
  const isOutside = errorStatus(error) === 403;

  if (isOutside) return outsider;
  if (isNotFound(error)) return <PageNotFound title={MESSAGES.postGone} />;
  if (team && !skeletonStays) return <TeamContent team={team} reopenButton={reopenButton} />;
  return error ? <FailedBlock onRetry={() => void refetch()} /> : <TeamSkeleton waiting={!skeletonStays} />;
}

function TeamContent({ team, reopenButton }: Pick<TeamViewProps, 'reopenButton'> & { team: Team }) {
  const memberId = useSelector(selectMemberId);
  const keepFocus = useFocusRestore(TITLE_ID);
  // A hidden post cannot be reopened (D133).
  const canReopen = team.isLeader && team.status === 'ACTIVE' && team.closed && team.seatFree && !team.hidden;

  return (
    <>
      <Head team={team} />
      <NoticeStrip team={team} />
      {canReopen && (
        <S.Note onFocus={keepFocus}>
          <Text as="b" size="body-s" weight={600} role="status">
            {team.seatFreed ? RECRUITING_TEXTS.seatFreed : '모집이 마감됐어요.'}
          </Text>
          {reopenButton}
        </S.Note>
      )}
      <S.Columns>
        <Stack gap={8}>
          {team.canCheckIn && <CheckInForm key={team.week} team={team} memberId={memberId} />}
          {team.status === 'DONE' && <ToArchive team={team} />}
          <WeekTable team={team} />
          {team.canCheckIn && <News team={team} />}
        </Stack>
        <Stack as="aside" gap={4}>
          <Members team={team} memberId={memberId} />
          <Progress team={team} />
        </Stack>
      </S.Columns>
    </>
  );
}

function Head({ team: { status, title, members, week, archiveId, archiveThumbnail } }: { team: Team }) {
  const people = members.map(({ nickname, profileImgUrl }) => ({ nickname, photo: profileImgUrl }));

  return (
    <S.Head>
      <div>
        <Row as="p" gap={3} wraps size="body-s" weight={500} tone="text-2" numbers below={3}>
          <Tag large tone={status === 'ACTIVE' ? 'pine' : 'gray'}>
            {PROJECT_STATUS_LABELS[status]}
          </Tag>
          {status === 'ACTIVE' && <span>{weeksTogether(members, week)}주째 함께하고 있어요</span>}
        </Row>
        <Text as="h1" size="h1" id={TITLE_ID} tabIndex={-1}>
          {title}
        </Text>
      </div>
      <JoinedLine
        people={people.slice(0, 6)}
        status={status}
        archive={archiveId === null ? undefined : { id: archiveId, title, thumbnail: archiveThumbnail }}
        size={48}
      />
    </S.Head>
  );
}

/** The archive of a finished project, or the link to its form. */
function ToArchive({ team: { projectId, archiveId, hidden, isLeader } }: { team: Team }) {
  // The form is filled from the post, which only its leader can read while it is hidden (D133).
  if (archiveId === null && hidden && !isLeader) return null;

  return (
    <S.Done>
      {archiveId === null ? (
        <>
          <Text as="h2" size="h3">
            함께 만든 이야기를 남겨요
          </Text>
          <Text tone="text-2" below={2}>
            이 팀과 기간, 스킬이 채워진 채로 시작해요.
          </Text>
          <Button to={paths.archiveOfProject(projectId)}>{TEAM_MESSAGES.toArchive}</Button>
        </>
      ) : (
        <>
          <Text as="h2" size="h3">
            함께 만든 이야기를 남겼어요
          </Text>
          <Button to={paths.archiveDetail(archiveId)} variant="soft">
            아카이브 보기
          </Button>
        </>
      )}
    </S.Done>
  );
}
