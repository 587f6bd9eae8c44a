import { FEEDBACK_MESSAGES } from '@contract/mypage';
import { type ReportSubject } from '@contract/report';
import { isLoginMatter, useSetFeedbackHiddenMutation } from '@/shared/api';
import { say } from '@/shared/notice';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import * as S from './EvaluationTab.styles';

interface FeedbackActionsProps {
  id: number;
  hidden: boolean;
  /** The id of the line's text. */
  describedBy: string;
}

/** What the owner of a line may do with it (D94). */
export function FeedbackActions({ id, hidden, describedBy }: FeedbackActionsProps) {
  const [setHidden, { isLoading }] = useSetFeedbackHiddenMutation();
  const subject: ReportSubject = { targetType: 'evaluation', targetId: id };

  async function toggle() {
    const { error } = await setHidden({ id, hidden: !hidden });
    if (!error) say(hidden ? FEEDBACK_MESSAGES.shown : FEEDBACK_MESSAGES.hidden);
    else if (!isLoginMatter(error)) say(FEEDBACK_MESSAGES.failed, { tone: 'error' });
  }

  return (
    <S.FeedbackActions>
      <Button
        size="small"
        variant="gray"
        inactive={isLoading}
        aria-describedby={describedBy}
        onClick={() => void toggle()}
      >
        {hidden ? FEEDBACK_MESSAGES.show : FEEDBACK_MESSAGES.hide}
      </Button>
      <Button size="small" variant="gray" to={paths.report} state={subject} aria-describedby={describedBy}>
        신고하기
      </Button>
    </S.FeedbackActions>
  );
}
