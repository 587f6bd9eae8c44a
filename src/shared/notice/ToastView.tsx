import { useEffect, useState } from 'react';
import { useDocumentHidden } from '@/shared/lib/useDocumentHidden';
import { CheckIcon, CloseIcon, Icon, InfoIcon, type LucideIcon } from '@/shared/ui/Icon';
import { dismiss, type Toast, type ToastTone } from './noticeStore';
import * as S from './NoticeHost.styles';

const STAY_MS = 4_000;
const ERROR_STAY_MS = 7_000;

const ICONS: Record<ToastTone, LucideIcon> = { success: CheckIcon, error: CloseIcon, info: InfoIcon };

interface ToastViewProps {
  toast: Toast;
}

/** One toast: 4 s, errors 7 s; pointer or focus on it, or a tab in the background, stops the clock, which starts anew afterwards. */
export function ToastView({ toast }: ToastViewProps) {
  const [held, setHeld] = useState(false);
  const isHidden = useDocumentHidden();
  const { id, message, tone, action } = toast;

  useEffect(() => {
    if (held || isHidden) return;
    const timer = setTimeout(() => dismiss(id), tone === 'error' ? ERROR_STAY_MS : STAY_MS);
    return () => clearTimeout(timer);
  }, [held, isHidden, id, tone]);

  function act() {
    action?.onClick();
    dismiss(id);
  }

  return (
    <S.Toast
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <S.Mark tone={tone}>
        <Icon of={ICONS[tone]} size={16} strokeWidth={3} />
      </S.Mark>
      <span>{message}</span>
      {action && (
        <S.Action type="button" onClick={act}>
          {action.label}
        </S.Action>
      )}
    </S.Toast>
  );
}
