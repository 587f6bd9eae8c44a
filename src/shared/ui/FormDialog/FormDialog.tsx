import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect } from 'react';
import { useModal } from '@/shared/lib/useModal';
import { CloseIcon } from '../Icon';
import { IconButton } from '../IconButton';
import * as S from './FormDialog.styles';

interface FormDialogProps {
  title: string;
  /** Before the title: the picture of the member concerned. */
  face?: ReactNode;
  /** Under the title. */
  lead?: ReactNode;
  /** Shows the close button beside the title; without it the foot has a button that closes. */
  closable?: boolean;
  /** A request is running: Esc and the close button do nothing. */
  busy?: boolean;
  /** Esc, the close button. Rendering the dialog opens it; the parent stops rendering it to close. */
  onClose: () => void;
  /** The body, which scrolls, and a `DialogFoot`, which is sticky. */
  children: ReactNode;
}

const FIRST_FIELD = ':is(input:checked, input, textarea, select):not(:disabled)';

/**
 * A dialog with a form, 480 px wide; below 600 px a bottom sheet. Its first field has the focus, unless another element
 * has `data-autofocus`; its foot stays visible while the body scrolls. A click outside does not close it, so that typed text is not lost.
 */
export function FormDialog({ title, face, lead, closable = false, busy = false, onClose, children }: FormDialogProps) {
  const sheet = useModal();
  const titleId = useId();
  const leadId = useId();

  useLayoutEffect(() => {
    const field =
      sheet.current?.querySelector<HTMLElement>('[data-autofocus]') ??
      sheet.current?.querySelector<HTMLElement>('input:checked') ??
      sheet.current?.querySelector<HTMLElement>(FIRST_FIELD);
    field?.focus({ preventScroll: true });
  }, [sheet]);

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    close();
  }

  function close() {
    if (!busy) onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Escape closes only the dialog, not the popover that it was opened from.
    event.stopPropagation();
    // Chromium closes a dialog on the second Escape in a row, without a cancelable event.
    if (busy) event.preventDefault();
  }

  return (
    <S.Sheet
      ref={sheet}
      aria-labelledby={titleId}
      aria-describedby={lead ? leadId : undefined}
      onCancel={cancel}
      onKeyDown={onKeyDown}
    >
      <S.Head data-face={face ? true : undefined}>
        {face}
        <div>
          <S.Title id={titleId}>{title}</S.Title>
          {lead && <S.Lead id={leadId}>{lead}</S.Lead>}
        </div>
        {closable && <IconButton label="닫기" icon={CloseIcon} onClick={close} />}
      </S.Head>
      {children}
    </S.Sheet>
  );
}
