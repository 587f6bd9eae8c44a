import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { CheckIcon, CloseIcon, Icon, InfoIcon, type LucideIcon } from '@/shared/ui/Icon';
import { dismissToast, type Toast, type ToastTone } from './toastStore';
import * as S from './ToastHost.styles';

const STAY_MS = 4_000;
const ERROR_STAY_MS = 7_000;

const ICONS: Record<ToastTone, LucideIcon> = { success: CheckIcon, error: CloseIcon, info: InfoIcon };

interface ToastViewProps {
  toast: Toast;
}

/**
 * One toast: 4 s, errors 7 s. Pointer, focus and a hidden tab stop its timer, which restarts afterwards, unless it stays for
 * a time of its own.
 */
export function ToastView({ toast }: ToastViewProps) {
  const [paused, setPaused] = useState(false);
  const isHidden = useDocumentHidden();
  const { id, message, tone, action, aside, staysMs } = toast;

  useEffect(() => {
    if (!staysMs && (paused || isHidden)) return;
    const timer = setTimeout(() => dismissToast(id), staysMs ?? (tone === 'error' ? ERROR_STAY_MS : STAY_MS));
    return () => clearTimeout(timer);
  }, [paused, isHidden, id, tone, staysMs]);

  return (
    <S.Toast
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <S.Mark tone={tone}>
        <Icon of={ICONS[tone]} size={16} strokeWidth={3} />
      </S.Mark>
      <span>{message}</span>
      {aside}
      {action && <ToastAction action={action} onDone={() => dismissToast(id)} />}
    </S.Toast>
  );
}

interface ToastActionProps {
  action: NonNullable<Toast['action']>;
  onDone: () => void;
}

function ToastAction({ action, onDone }: ToastActionProps) {
  const { pathname } = useLocation();

  if ('to' in action) {
    if (action.to === pathname) return null;
    return (
      <S.ActionLink to={action.to} onClick={onDone}>
        {action.label}
      </S.ActionLink>
    );
  }
  const { label, onClick } = action;
  function act() {
    onClick();
    onDone();
  }
  return (
    <S.Action type="button" onClick={act}>
      {label}
    </S.Action>
  );
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Whether this tab is hidden. */
function useDocumentHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
}
