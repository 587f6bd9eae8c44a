import { type ReactNode } from 'react';
import { CONSENT_TEXTS, type ArchiveDetail } from '@contract/archive';
import { CALENDAR_TEXTS } from '@contract/calendar';
import { daysBetween, todayInKorea } from '@contract/dates';
import { EVALUATION_MESSAGES, EVALUATION_TEXTS, type EvaluationProgress } from '@contract/evaluation';
import { useGetArchiveQuery, useGetEvaluationTargetsQuery } from '@/shared/api';
import { localeDate } from '@/shared/lib/dates';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Illustration } from '@/shared/ui/EmptyState';
import { Text } from '@/shared/ui/pieces';
import { useGate } from '../model/useGate';
import { membersOf } from '../model/useTeamProgress';
import { anonymityOf } from '../lib/anonymityOf';
import { EvaluatedArchive } from './EvaluatedArchive';
import { GateActions, GateHints } from './GateActions';
import { MemberProgress } from './MemberProgress';
import { TeammateLines } from './TeammateLines';
import * as S from './DoneView.styles';

const TITLE_ID = 'evaluation-done-title';
const OPEN_TO_ALL = '아카이브가 모두에게 공개됐어요.';

const openSince = ({ publishedDateTime }: EvaluationProgress) =>
  publishedDateTime === null ? OPEN_TO_ALL : EVALUATION_TEXTS.publicSince(localeDate(publishedDateTime));

/** A pending archive is dated by its registration. */
const releaseDays = ({ publishableAt }: EvaluationProgress, archive: ArchiveDetail | undefined) =>
  archive && daysBetween(archive.createdDateTime, publishableAt);

/** The day from which the team may publish without the missing members (D51). */
function releaseDay({ published, publishableAt }: EvaluationProgress, archive: ArchiveDetail | undefined) {
  if (published || !archive) return undefined;
  return {
    id: `release-${archive.id}`,
    summary: CALENDAR_TEXTS.release(archive.title),
    day: todayInKorea(Date.parse(publishableAt)),
    path: paths.teamEvaluation(archive.id),
  };
}

interface DoneViewProps {
  archiveId: number;
  progress: EvaluationProgress;
  ownLines: (archive: ArchiveDetail) => ReactNode;
}

/** The team's progress after the own evaluations, with the possible actions. */
export function DoneView({ archiveId, progress, ownLines }: DoneViewProps) {
  const { missing, unanswered, remind, publish } = useGate(archiveId, progress);
  const { data: archive } = useGetArchiveQuery(archiveId);
  const keepFocus = useFocusRestore(TITLE_ID);
  const isPublic = progress.published;
  const members = membersOf(progress);
  const asked = isPublic ? [] : unanswered;

  return (
    <S.Done>
      {isPublic ? <Illustration name="complete" /> : <S.PairOnLine aria-hidden />}
      <Text as="h1" size="h1" above={4} id={TITLE_ID} tabIndex={-1}>
        {isPublic && missing.length === 0 ? EVALUATION_MESSAGES.done : EVALUATION_MESSAGES.submitted}
      </Text>
      <S.Lead role="status">
        {isPublic ? openSince(progress) : missing.length > 0 && EVALUATION_TEXTS.waiting(missing.length)}
      </S.Lead>
      {!isPublic && (
        <Text size="body-s" weight={500} tone="text-3" above={1}>
          {anonymityOf(members.length)}
        </Text>
      )}
      <MemberProgress
        members={members}
        story={
          <EvaluatedArchive
            archive={archive}
            isPublic={isPublic}
            isComplete={members.every(({ status }) => status === 'COMPLETE')}
          />
        }
      />
      <AwaitedMembers missing={missing} unanswered={asked} />
      <TeamLines archive={archive} isPublic={isPublic} ownLines={ownLines} />
      <S.Actions onFocus={keepFocus}>
        <GateActions remind={remind} publish={publish} />
        {isPublic && (
          <Button size="large" to={paths.archiveDetail(archiveId)}>
            아카이브 보러 가기
          </Button>
        )}
        <Button size="large" variant={isPublic || publish ? 'soft' : 'primary'} to={paths.home}>
          확인
        </Button>
      </S.Actions>
      <GateHints
        remind={remind}
        publish={publish}
        releaseDays={asked.length > 0 ? releaseDays(progress, archive) : undefined}
        releaseDay={releaseDay(progress, archive)}
      />
    </S.Done>
  );
}

interface TeamLinesProps extends Pick<DoneViewProps, 'ownLines'> {
  archive: ArchiveDetail | undefined;
  isPublic: boolean;
}

/** The own lines, and those of teammates to confirm, until the publication (D155). */
function TeamLines({ archive, isPublic, ownLines }: TeamLinesProps) {
  const isShown = archive !== undefined && !isPublic;
  const { data: teammates = [] } = useGetEvaluationTargetsQuery(archive?.id ?? 0, { skip: !isShown });
  if (!isShown) return null;
  return (
    <S.Lines>
      {ownLines(archive)}
      {teammates.map((teammate) => (
        <TeammateLines key={teammate.memberId} archiveId={archive.id} teammate={teammate} />
      ))}
    </S.Lines>
  );
}

/** The members whose answer is missing, each with what is missing. */
function AwaitedMembers({ missing, unanswered }: Record<'missing' | 'unanswered', readonly string[]>) {
  return (
    <S.Missing>
      {missing.length > 0 && <p>{EVALUATION_TEXTS.missing(missing)}</p>}
      {unanswered.length > 0 && <p>{CONSENT_TEXTS.unanswered(unanswered)}</p>}
    </S.Missing>
  );
}
