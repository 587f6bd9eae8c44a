import { useFormikContext } from 'formik';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { EVALUATION_MESSAGES, type EvaluationProgress } from '@contract/evaluation';
import { FormDraft } from '@/shared/drafts';
import { selectMemberId } from '@/shared/session';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { Banner } from '@/shared/ui/Banner';
import { AppForm, SubmitButton } from '@/shared/forms';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { SubmitBar } from '@/shared/ui/SubmitBar';
import {
  blankForm,
  draftRulesOf,
  type EvaluationForm,
  faultsOf,
  firstFault,
  type Teammates,
  countDone,
} from '../model/evaluationForm';
import { useSubmission } from '../model/useSubmission';
import { membersOf } from '../model/useTeamProgress';
import { EvaluationCards } from './EvaluationCards';
import { TeamLine } from './TeamLine';
import * as S from './TeamEvaluation.styles';

interface EvaluationEditorProps {
  archiveId: number;
  teammates: Teammates;
  /** The member has not consented yet; submitting consents. */
  isAsked: boolean;
  /** Everyone else has evaluated: this submission registers the archive (MEND-39). */
  isLast: boolean;
  /** Refetches the team's progress. */
  refresh: () => Promise<{ data?: EvaluationProgress; error?: unknown }>;
  isRefreshing: boolean;
  /** Refetches the team. */
  reload: () => void;
}

/** A card for every teammate, and one submission for all of them (D53). */
export function EvaluationEditor({ archiveId, teammates, isAsked, isLast, ...editor }: EvaluationEditorProps) {
  const { isRefreshing, ...team } = editor;
  const [initialValues] = useState(() => blankForm(teammates));
  const [open, setOpen] = useState<number | null>(teammates[0]?.memberId ?? null);
  const own = useSelector(selectMemberId);
  const isDone = (progress: EvaluationProgress) =>
    membersOf(progress).some(({ memberId, status }) => memberId === own && status === 'COMPLETE');
  const { draft, form, isStuck, ask } = useSubmission({ archiveId, teammates, isDone, ...team });

  /** Scrolls to the first incomplete card before its message is shown. */
  function openFault(values: EvaluationForm) {
    const fault = firstFault(values, teammates);
    if (fault) flushSync(() => setOpen(fault.memberId));
  }

  if (isStuck) {
    return <FailedBlock title={EVALUATION_MESSAGES.refreshFailed} busy={isRefreshing} onRetry={() => void ask()} />;
  }
  return (
    <AppForm
      aria-label="팀원 평가"
      initialValues={initialValues}
      check={(values) => faultsOf(values, teammates)}
      onAttempt={openFault}
      focusesError={false}
      {...form}
    >
      <S.Draft>
        <FormDraft {...draft} rules={draftRulesOf(teammates)} />
      </S.Draft>
      <TeamLine archiveId={archiveId} teammates={teammates} open={open} />
      {isAsked && (
        <S.Asked>
          <Banner tone="apricot">{EVALUATION_MESSAGES.confirmsBySubmitting}</Banner>
        </S.Asked>
      )}
      <EvaluationCards archiveId={archiveId} isAsked={isAsked} teammates={teammates} open={open} onOpen={setOpen} />
      <EvaluationBar teammates={teammates} isLast={isLast} />
    </AppForm>
  );
}

/** The number of evaluated teammates, and the submit button. */
function EvaluationBar({ teammates, isLast }: Pick<EvaluationEditorProps, 'teammates' | 'isLast'>) {
  const { values } = useFormikContext<EvaluationForm>();
  const total = teammates.length;
  const done = countDone(values, teammates);
  const label = isLast ? EVALUATION_MESSAGES.register : EVALUATION_MESSAGES.send;
  const words = `${total}명 중 ${done}명 작성`;

  return (
    <SubmitBar button={<SubmitButton busyLabel="보내는 중">{label}</SubmitButton>}>
      <b>{words}</b>
      <ProgressBar label="작성한 팀원" value={done} max={total} valueText={words} />
    </SubmitBar>
  );
}
