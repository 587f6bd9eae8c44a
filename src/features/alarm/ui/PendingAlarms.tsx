import { ArrivalsButton, useArrivals } from '@/shared/list';
import { SectionCount, SectionHeading } from '@/shared/ui/SectionHeading';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { useAlarms } from '../model/useAlarms';
import { useStableAlarms } from '../model/useStableAlarms';
import { AlarmList } from './AlarmList';
import * as S from './PendingAlarms.styles';

const HEADING_ID = 'waiting';

/**
 * The pending items on the page of notices; no section when there are none. What arrives meanwhile waits behind a button
 * in the line of the page's heading above, where it moves nothing.
 */
export function PendingAlarms() {
  const { alarms } = useAlarms();
  const { list, remove } = useStableAlarms(alarms);
  const { shown, count, showArrivals } = useArrivals({ items: list, keyOf: ({ key }) => key });
  const keepFocus = useFocusRestore(HEADING_ID, 'notices');

  return (
    <S.Pending onFocus={keepFocus}>
      <ArrivalsButton count={count} label={`새 알림 ${count}개`} place="above" onShow={showArrivals} />
      {shown.length > 0 && (
        <S.Section aria-labelledby={HEADING_ID}>
          <SectionHeading id={HEADING_ID} tabIndex={-1}>
            답을 기다려요 <SectionCount>{shown.length}</SectionCount>
          </SectionHeading>
          <AlarmList items={shown} onAnswered={remove} />
        </S.Section>
      )}
    </S.Pending>
  );
}
