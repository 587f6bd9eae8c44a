import { useId, useState } from 'react';
import { FEEDBACK_MESSAGES } from '@contract/mypage';
import { type ReportSubject } from '@contract/report';
import { toastError, useSetFeedbackHiddenMutation } from '@/shared/api';
import { usePopover } from '@/shared/lib/usePopover';
import { toast } from '@/shared/toast';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { EllipsisIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import * as S from './EvaluationTab.styles';

interface FeedbackActionsProps {
  id: number;
  hidden: boolean;
  /** The id of the line's text. */
  describedBy: string;
}

/** The owner's actions on a one-liner: side by side, on narrow screens in a menu. */
export function FeedbackActions({ id, hidden, describedBy }: FeedbackActionsProps) {
  const [setHidden, { isLoading }] = useSetFeedbackHiddenMutation();
  const subject: ReportSubject = { targetType: 'evaluation', targetId: id };

  const [isOpen, setIsOpen] = useState(false);
  const actionsId = useId();
  const { container, button, handlers } = usePopover(isOpen, () => setIsOpen(false));

  async function toggle() {
    if (isOpen) {
      // Before the pressed action is hidden; on wide screens, where there is no menu, it keeps the focus.
      button.current?.focus();
      setIsOpen(false);
    }

    const { error } = await setHidden({ id, hidden: !hidden });
    if (!error) toast(hidden ? FEEDBACK_MESSAGES.shown : FEEDBACK_MESSAGES.hidden);
    else toastError(error, FEEDBACK_MESSAGES.failed);
  }

  return (
    <S.FeedbackMenu ref={container} {...handlers}>
      <S.FeedbackMenuButton>
        <IconButton
          ref={button}
          label={FEEDBACK_MESSAGES.manage}
          icon={EllipsisIcon}
          aria-expanded={isOpen}
          aria-controls={actionsId}
          aria-describedby={describedBy}
          onClick={() => setIsOpen(!isOpen)}
        />
      </S.FeedbackMenuButton>
      <S.FeedbackActions id={actionsId} data-open={isOpen || undefined}>
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
    </S.FeedbackMenu>
  );
}
