import { useEffect, useEffectEvent, useState } from 'react';
import { isComposingKey } from '@/shared/lib/textEditing';

const STORED = 'deskShortcuts';

/** By the position of the key, so that shortcuts work while Hangul is typed. */
export type Shortcut = 'KeyJ' | 'KeyK' | 'KeyD' | 'KeyH' | 'KeyR' | 'KeyW' | 'KeyS' | 'Slash';

export const SHORTCUTS: readonly { code: Shortcut; key: string; label: string }[] = [
  { code: 'KeyJ', key: 'J', label: '다음 신고' },
  { code: 'KeyK', key: 'K', label: '이전 신고' },
  { code: 'KeyD', key: 'D', label: '문제없음' },
  { code: 'KeyH', key: 'H', label: '숨김' },
  { code: 'KeyR', key: 'R', label: '복구' },
  { code: 'KeyW', key: 'W', label: '경고' },
  { code: 'KeyS', key: 'S', label: '정지, 정지 해제' },
  { code: 'Slash', key: '?', label: '단축키 보기' },
];

function readChoice(): boolean {
  try {
    return window.localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

function storeChoice(isOn: boolean) {
  try {
    window.localStorage.setItem(STORED, isOn ? 'on' : 'off');
  } catch {
    // Without storage the choice is valid until the page is closed.
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** Single-key shortcuts of the queue, never in fields and dialogs; a switch turns them off (WCAG 2.1.4). */
export function useShortcuts(onPress: (code: Shortcut) => void) {
  const [isOn, setIsOn] = useState(readChoice);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { code, shiftKey, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isComposingKey(event) || event.repeat) return;
    if (isTyping(target) || document.querySelector('dialog[open]')) return;
    const shortcut = SHORTCUTS.find((one) => one.code === code);
    if (!shortcut || shiftKey !== (shortcut.code === 'Slash')) return;
    event.preventDefault();
    onPress(shortcut.code);
  });

  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);

  return {
    isOn,
    turn: (next: boolean) => {
      storeChoice(next);
      setIsOn(next);
    },
  };
}
