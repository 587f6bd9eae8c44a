import { daysLeft, deadlineLabel, isNearDeadline } from '@contract/project';
import { useToday } from '@/shared/session';
import { ClockIcon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';

interface DeadlineTagProps {
  /** The last day to apply, `YYYY-MM-DD` in Seoul. */
  deadline: string | null;
  className?: string;
}

/** "D-7"; in the last three days 마감 임박, on the last day 오늘 마감. Renders nothing without a date or after it. */
export function DeadlineTag({ deadline, className }: DeadlineTagProps) {
  const today = useToday();
  const left = daysLeft(deadline, today);
  if (left === null) return null;

  const isNear = isNearDeadline(left);
  return (
    <Tag tone={isNear ? 'sun' : 'gray'} icon={isNear ? ClockIcon : undefined} className={className}>
      {deadlineLabel(deadline, today)}
    </Tag>
  );
}
