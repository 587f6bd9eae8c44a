import { answerRules, DECLINE_REASON_LABELS, type DeclineReason } from '@contract/application';
import { findProblems } from '@contract/firstMessage';
import { optionsOf } from '@/shared/lib/optionsOf';
import { type ApplicationAnswerBody } from '@/shared/api';
import { ReasonDialog } from '@/shared/forms';

interface DeclineDialogProps {
  applicationId: number;
  nickname: string;
  /** @returns whether the answer is stored */
  onDecline: (reason: Omit<ApplicationAnswerBody, 'status'>) => Promise<boolean>;
  onClose: () => void;
}

/** Declines an application with a reason that only its applicant reads (D106). */
export function DeclineDialog({ applicationId, nickname, onDecline, onClose }: DeclineDialogProps) {
  return (
    <ReasonDialog<DeclineReason>
      title={`${nickname} 님의 지원을 거절할까요?`}
      body={`이유는 ${nickname} 님만 볼 수 있어요. 답은 바꿀 수 없어요.`}
      confirmLabel="거절하기"
      label="거절하는 이유"
      options={optionsOf(DECLINE_REASON_LABELS)}
      draft={{ form: 'decline', target: applicationId }}
      check={(form) => findProblems(answerRules, { status: 'DECLINED', ...form })}
      onSend={async ({ reason, note }) =>
        reason !== '' && onDecline(reason === 'OTHER' ? { reason, note } : { reason })
      }
      onClose={onClose}
      // The list closes it: the application is no longer pending.
      onDone={() => undefined}
    />
  );
}
