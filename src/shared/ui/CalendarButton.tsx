import { useState } from 'react';
import { CALENDAR_TEXTS } from '@contract/calendar';
import { type CalendarDay } from '@/shared/lib/calendar/createCalendarFile';
import { startDownload } from '@/shared/lib/startDownload';
import { toast } from '@/shared/toast';
import { Button } from './Button';
import { CalendarIcon, Icon } from './Icon';

/** Saves a day as a file for the member's own calendar (D178). */
export function CalendarButton(day: CalendarDay) {
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      const { createCalendarFile } = await import('@/shared/lib/calendar/createCalendarFile');
      const address = URL.createObjectURL(createCalendarFile(day));
      startDownload(address, `${day.summary}.ics`);
      setTimeout(() => URL.revokeObjectURL(address));
    } catch {
      toast(CALENDAR_TEXTS.failed, { tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      variant="ghost"
      size="small"
      busy={isBusy}
      icon={<Icon of={CalendarIcon} size={18} />}
      onClick={() => void save()}
    >
      {CALENDAR_TEXTS.add}
    </Button>
  );
}
