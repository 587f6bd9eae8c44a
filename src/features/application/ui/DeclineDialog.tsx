import { answerRules, APPLICATION_MESSAGES, DECLINE_REASON_LABELS, type DeclineReason } from '@contract/application';
import { findProblems } from '@contract/firstMessage';
import { MESSAGES } from '@contract/messages';
import { useSubmit, type ApplicationAnswerBody } from '@/shared/api';
import { ReasonDialog, type ReasonForm } from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';
import { toast } from '@/shared/toast';

interface DeclineDialogProps {
  applicationId: number;
  nickname: string;
  onDecline: (reason: Omit<ApplicationAnswerBody, 'status'>) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** Declines an application with a reason that only its applicant reads (D106). */
export function DeclineDialog({ applicationId, nickname, onDecline, onClose }: DeclineDialogProps) {
  const draft = { form: 'decline', target: applicationId };
  const form = useSubmit<ReasonForm<DeclineReason>>({
    draft,
    send: async ({ reason, note }) =>
      reason === '' ? undefined : onDecline(reason === 'OTHER' ? { reason, note } : { reason }),
    // The list closes the dialog: the application is no longer pending.
    done: () => toast(APPLICATION_MESSAGES.declined),
    texts: { unknown: MESSAGES.poorConnection },
  });

  return (
    <ReasonDialog<DeclineReason>
      title={`${nickname} 님의 지원을 거절할까요?`}
      body={`이유는 ${nickname} 님만 볼 수 있어요. 답은 바꿀 수 없어요.`}
      confirmLabel="거절하기"
      label="거절하는 이유"
      options={optionsOf(DECLINE_REASON_LABELS)}
      draft={draft}
      form={form}
      check={(values) => findProblems(answerRules, { status: 'DECLINED', ...values })}
      onClose={onClose}
    />
  );
}
