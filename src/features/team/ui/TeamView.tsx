import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { MESSAGES } from '@contract/messages';
import { CLOSED_REASON_LABELS, PROJECT_STATUS_LABELS, RECRUITING_TEXTS } from '@contract/project';
import { TEAM_MESSAGES, type Team } from '@contract/team';
import { errorStatus, isNotFound, useGetTeamQuery } from '@/shared/api';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { selectMemberId } from '@/shared/session';
import { toast } from '@/shared/toast';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { useDelayedLoading } from '@/shared/ui/Skeleton';
import { Tag } from '@/shared/ui/Tag';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import { peopleOf } from '../lib/peopleOf';
import { lastWeek, weeksTogether } from '../lib/weeks';
import { CheckInForm } from './CheckInForm';
import { DoneStrip } from './DoneStrip';
import { JoinedLine } from './JoinedLine';
import { Members } from './Members';
import { News } from './News';
import { NoticeStrip } from './NoticeStrip';
import { Progress } from './Progress';
import { TeamSkeleton } from './TeamSkeleton';
import { WeekTable } from './WeekTable';
import { Welcome } from './Welcome';
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
  const [hasEnded, setEnded] = useState(false);
  useEndToast(team);
  const isActive = team.status === 'ACTIVE';
  // A hidden post cannot be reopened (D133).
  const canReopen = team.isLeader && isActive && team.closed && team.seatFree && !team.hidden;
  const isWelcome = team.welcome && isActive;

  return (
    <>
      <Head team={team} />
      {team.status === 'DONE' && <DoneStrip team={team} takesFocus={hasEnded} />}
      {isWelcome && <Welcome team={team} memberId={memberId} onFocus={keepFocus} />}
      <NoticeStrip team={team} withoutLink={isWelcome} />
      {canReopen && (
        <S.Note onFocus={keepFocus}>
          <RecruitingNote team={team} />
          {reopenButton}
        </S.Note>
      )}
      <S.Columns data-headed={!team.canCheckIn || undefined}>
        <Stack gap={8}>
          {team.canCheckIn && (
            <CheckInForm
              key={team.week}
              team={team}
              memberId={memberId}
              isSoft={isWelcome && team.contactLink !== ''}
            />
          )}
          <WeekTable team={team} />
          <News team={team} />
        </Stack>
        <Stack as="aside" gap={4}>
          <Members team={team} memberId={memberId} />
          <Progress team={team} onEnded={() => setEnded(true)} />
        </Stack>
      </S.Columns>
    </>
  );
}

const END_TOASTS = { DONE: TEAM_MESSAGES.done, STOPPED: TEAM_MESSAGES.stopped } as const;

/** Tells members whose page is open that the leader has ended the project, who has a toast of the own act (D201). */
function useEndToast({ status, isLeader }: Team) {
  const before = useRef(status);

  useEffect(() => {
    const hasEnded = before.current === 'ACTIVE' && status !== 'ACTIVE';
    before.current = status;
    if (hasEnded && !isLeader) toast(END_TOASTS[status]);
  }, [status, isLeader]);
}

/** That a seat has become free, or why recruiting has ended. */
function RecruitingNote({ team: { seatFreed, closedReason } }: { team: Team }) {
  return (
    <div role="status">
      <Text as="b" size="body-s" weight={600}>
        {seatFreed ? RECRUITING_TEXTS.seatFreed : RECRUITING_TEXTS.closed}
      </Text>
      {!seatFreed && closedReason && (
        <Text size="label" weight={500} tone="text-2">
          {CLOSED_REASON_LABELS[closedReason]}
        </Text>
      )}
    </div>
  );
}

function Head({ team }: { team: Team }) {
  const { status, projectName, members, archiveId, archiveThumbnail } = team;
  const weeks = weeksTogether(members, lastWeek(team));

  return (
    <S.Head>
      <div>
        <Row as="p" gap={3} wraps size="body-s" weight={500} tone="text-2" numbers below={3}>
          <Tag large tone={status === 'ACTIVE' ? 'pine' : 'gray'}>
            {PROJECT_STATUS_LABELS[status]}
          </Tag>
          <span>{status === 'ACTIVE' ? `${weeks}주째 함께하고 있어요` : `${weeks}주 동안 함께했어요`}</span>
        </Row>
        <Text as="h1" size="h1" id={TITLE_ID} tabIndex={-1}>
          {projectName}
        </Text>
      </div>
      {(status !== 'DONE' || archiveId !== null) && (
        <JoinedLine
          people={peopleOf(team)}
          status={status}
          archive={archiveId === null ? undefined : { id: archiveId, title: projectName, thumbnail: archiveThumbnail }}
          size={48}
        />
      )}
    </S.Head>
  );
}
