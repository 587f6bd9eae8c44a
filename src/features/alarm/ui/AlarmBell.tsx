import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOutsideClick } from '@/shared/lib/useOutsideClick';
import { BellIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { useAlarms } from '../model/useAlarms';
import { AlarmPanel } from './AlarmPanel';
import * as S from './AlarmBell.styles';

/** The bell of the header: how much waits for the member, and, once pressed, what (D57). */
export function AlarmBell() {
  const alarms = useAlarms();
  const { key: place } = useLocation();
  // Open as long as the member stays where it was opened: another page closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === place;
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const count = alarms.alarms?.length ?? 0;

  const close = () => setOpenAt(null);
  useOutsideClick(whole, isOpen, close);

  function open() {
    setOpenAt(place);
    void alarms.refetch();
  }

  function closeByEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  }

  function closeOnLeaving({ relatedTarget }: FocusEvent) {
    // The dialog that confirms an answer takes the focus and gives it back.
    if (relatedTarget?.closest('[role="alertdialog"]')) return;
    if (relatedTarget && !whole.current?.contains(relatedTarget)) close();
  }

  return (
    <S.Whole ref={whole} onKeyDown={closeByEscape} onBlur={closeOnLeaving}>
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
