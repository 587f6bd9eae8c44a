import { SectionCount, SectionHeading } from '@/shared/ui/SectionHeading';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { useAlarms } from '../model/useAlarms';
import { useStableAlarms } from '../model/useStableAlarms';
import { AlarmList } from './AlarmList';
import * as S from './PendingAlarms.styles';

const HEADING_ID = 'waiting';

/** The pending items on the page of notices; nothing when there are none. */
export function PendingAlarms() {
  const { alarms } = useAlarms();
  const { list, remove } = useStableAlarms(alarms);
  const keepFocus = useFocusRestore(HEADING_ID, 'notices');

  if (!list || list.length === 0) return null;
  return (
    <S.Section aria-labelledby={HEADING_ID} onFocus={keepFocus}>
      <SectionHeading id={HEADING_ID} tabIndex={-1}>
        답을 기다려요 <SectionCount>{list.length}</SectionCount>
      </SectionHeading>
      <AlarmList items={list} onAnswered={remove} />
    </S.Section>
  );
}
