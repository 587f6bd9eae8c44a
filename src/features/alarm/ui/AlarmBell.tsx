import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePopover } from '@/shared/lib/usePopover';
import { BellIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { useAlarms } from '../model/useAlarms';
import { AlarmPanel } from './AlarmPanel';
import * as S from './AlarmBell.styles';

/** The bell of the header: how much waits for the member, and, once pressed, what. */
export function AlarmBell() {
  const alarms = useAlarms();
  const { key: place } = useLocation();
  // Open as long as the member stays where it was opened: another page closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === place;
  const panelId = useId();
  const count = alarms.alarms?.length ?? 0;

  const close = () => setOpenAt(null);
  const { container, button, handlers } = usePopover(isOpen, close);

  function open() {
    setOpenAt(place);
    void alarms.refetch();
  }

  return (
    <S.Whole ref={container} {...handlers}>
      <S.Bell>
        <IconButton
          ref={button}
          label={count > 0 ? `알림 ${count}개` : '알림'}
          icon={BellIcon}
          iconSize={22}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={isOpen ? close : open}
        />
        {count > 0 && <S.Count count={count} tone="apricot" />}
      </S.Bell>
      {isOpen && <AlarmPanel id={panelId} {...alarms} />}
    </S.Whole>
  );
}
