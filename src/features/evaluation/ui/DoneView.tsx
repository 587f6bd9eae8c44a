import { EVALUATION_MESSAGES, EVALUATION_TEXTS, type EvaluationProgress } from '@contract/evaluation';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Illustration } from '@/shared/ui/EmptyState';
import { useGate } from '../model/useGate';
import { membersOf } from '../model/useTeamProgress';
import { GateActions } from './GateActions';
import { MemberProgress } from './MemberProgress';
import * as S from './DoneView.styles';

const OPEN_TO_ALL = '아카이브가 모두에게 공개됐어요.';

interface DoneViewProps {
  archiveId: number;
  progress: EvaluationProgress;
}

/** The own part is done: how far the others are, and what can be done about it. */
export function DoneView({ archiveId, progress }: DoneViewProps) {
  const { missing, remind, publish } = useGate(archiveId, progress);

  return (
    <S.Done>
      <Illustration name="complete" />
      <S.Title>{EVALUATION_MESSAGES.done}</S.Title>
      <S.Lead>{progress.published ? OPEN_TO_ALL : EVALUATION_TEXTS.waiting(missing.length)}</S.Lead>
      {missing.length > 0 && <S.Missing>{EVALUATION_TEXTS.missing(missing)}</S.Missing>}
      <MemberProgress members={membersOf(progress)} />
      <S.Actions>
        <GateActions remind={remind} publish={publish} />
        {progress.published && (
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
