import { daysBetween, isRealDate, weekdayOf } from '@contract/dates';
import { RECRUITING_TEXTS, suggestedDeadline } from '@contract/project';
import { LIMITS } from '@contract/limits';
import { FormDateField, useFormField } from '@/shared/forms';
import { useToday } from '@/shared/session';
import { Button } from '@/shared/ui/Button';
import { CloseIcon, Icon } from '@/shared/ui/Icon';
import * as S from './DeadlineField.styles';

/** The last day to apply: suggested, typed, or none (D102). */
export function DeadlineField() {
  const today = useToday();
  const { value, edit } = useFormField<string>('deadline');
  const suggest = () => edit(suggestedDeadline(today));

  return (
    <S.Box>
      <FormDateField
        name="deadline"
        label={RECRUITING_TEXTS.deadline}
        optional
        help={helpOf(value, today)}
        beside={
          value === '' ? (
            <Button variant="gray" onClick={suggest}>
              <span>{LIMITS.deadlineDays.suggested}일 뒤로</span>
            </Button>
          ) : (
            <Button variant="ghost" icon={<Icon of={CloseIcon} size={18} />} onClick={() => edit('')}>
              <span>비우기</span>
            </Button>
          )
        }
      />
    </S.Box>
  );
}

function helpOf(deadline: string, today: string): string {
  if (!isRealDate(deadline) || deadline < today) return RECRUITING_TEXTS.deadlineHint;
  const ahead = daysBetween(today, deadline);
  return `${ahead === 0 ? '오늘' : `${ahead}일 뒤`} ${weekdayOf(deadline)}까지 모집해요.`;
}
