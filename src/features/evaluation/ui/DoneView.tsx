import { CONSENT_TEXTS } from '@contract/archive';
import { EVALUATION_MESSAGES, EVALUATION_TEXTS, type EvaluationProgress } from '@contract/evaluation';
import { localeDate } from '@/shared/lib/dates';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Illustration } from '@/shared/ui/EmptyState';
import { useGate } from '../model/useGate';
import { membersOf } from '../model/useTeamProgress';
import { anonymityOf } from '../lib/anonymityOf';
import { GateActions } from './GateActions';
import { MemberProgress } from './MemberProgress';
import * as S from './DoneView.styles';

const OPEN_TO_ALL = '아카이브가 모두에게 공개됐어요.';

const openSince = ({ publishedDateTime }: EvaluationProgress) =>
  publishedDateTime === null ? OPEN_TO_ALL : EVALUATION_TEXTS.publicSince(localeDate(publishedDateTime));

interface DoneViewProps {
  archiveId: number;
  progress: EvaluationProgress;
}

/** The own part is done: how far the others are, and what can be done about it. */
export function DoneView({ archiveId, progress }: DoneViewProps) {
  const { missing, unanswered, remind, publish } = useGate(archiveId, progress);
  const isPublic = progress.published;
  const members = membersOf(progress);

  return (
    <S.Done>
      {isPublic ? <Illustration name="complete" /> : <S.Calm aria-hidden />}
      <S.Title>{isPublic ? EVALUATION_MESSAGES.done : EVALUATION_MESSAGES.submitted}</S.Title>
      <S.Lead role="status">
        {isPublic ? openSince(progress) : missing.length > 0 && EVALUATION_TEXTS.waiting(missing.length)}
      </S.Lead>
      {!isPublic && <S.Missing>{anonymityOf(members.length)}</S.Missing>}
      {!isPublic && unanswered.length > 0 && <S.Missing>{CONSENT_TEXTS.unanswered(unanswered)}</S.Missing>}
      {missing.length > 0 && <S.Missing>{EVALUATION_TEXTS.missing(missing)}</S.Missing>}
      <MemberProgress members={members} />
      <S.Actions>
        <GateActions remind={remind} publish={publish} />
        {isPublic && (
          <Button variant="soft" size="large" to={paths.archiveDetail(archiveId)}>
            아카이브 보러 가기
          </Button>
        )}
        <Button size="large" to={paths.home}>
          확인
        </Button>
      </S.Actions>
    </S.Done>
  );
}
