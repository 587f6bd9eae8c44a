import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isComposingKey } from '@/shared/lib/textEditing';

const STORED = 'deskShortcuts';

type DecisionKey = 'D' | 'H' | 'R' | 'L' | 'W' | 'S' | 'E';

/** By the position of the key, so that shortcuts work while Hangul is typed. */
export type Shortcut = 'KeyJ' | 'KeyK' | `Key${DecisionKey}` | 'KeyZ' | 'Slash';

export const SHORTCUTS: readonly { code: Shortcut; key: string; label: string }[] = [
  { code: 'KeyJ', key: 'J', label: '다음 신고' },
  { code: 'KeyK', key: 'K', label: '이전 신고' },
  { code: 'KeyD', key: 'D', label: '문제없음' },
  { code: 'KeyH', key: 'H', label: '숨기기' },
  { code: 'KeyR', key: 'R', label: '복구' },
  { code: 'KeyL', key: 'L', label: '그대로 두기' },
  { code: 'KeyW', key: 'W', label: '경고' },
  { code: 'KeyS', key: 'S', label: '정지, 한 번 더 누르면 다음 기간' },
  { code: 'KeyE', key: 'E', label: '이유 쓰기' },
  { code: 'KeyZ', key: 'Z', label: '되돌리기' },
  { code: 'Slash', key: '?', label: '단축키 보기' },
];

function readChoice(): boolean {
  try {
    return window.localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

// One choice for all parts of the desk, each of which listens to keys of its own.
const listeners = new Set<() => void>();
let choice: boolean | undefined;

function turn(isOn: boolean) {
  choice = isOn;
  try {
    window.localStorage.setItem(STORED, isOn ? 'on' : 'off');
  } catch {
    // Without storage the choice is valid until the page is closed.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // The choice may have been made in another tab.
  if (listeners.size === 1) choice = undefined;
  return () => void listeners.delete(listener);
}

const isTurnedOn = () => (choice ??= readChoice());

/** Not the radio buttons of a decision: nothing is typed there. */
const TYPED = 'input:not([type="radio"], [type="checkbox"])';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`${TYPED}, textarea, select, [contenteditable], dialog`) !== null;

/** Single-key shortcuts of the queue, never in fields and dialogs; a switch turns them off (WCAG 2.1.4). */
export function useShortcuts(onPress: (code: Shortcut) => void) {
  const isOn = useSyncExternalStore(subscribe, isTurnedOn, isTurnedOn);
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

  return { isOn, turn };
}
