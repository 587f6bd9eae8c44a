import { type MouseEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { useModal } from '@/shared/lib/useModal';
import * as S from './Dialog.styles';

interface DialogProps {
  /** A question, or the subject of the dialog. */
  title: string;
  children?: ReactNode;
  /** Buttons: the safe one first, because the first control gets the focus. */
  actions?: ReactNode;
  /** Esc, a click outside. Rendering the dialog opens it; the parent stops rendering it to close. */
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal on the native `<dialog>`: focus is trapped, the page behind is inert, the focus is restored on closing.
 * Below 600 px it is a bottom sheet.
 */
export function Dialog({ title, children, actions, onClose, role = 'dialog' }: DialogProps) {
  const sheet = useModal();
  const titleId = useId();
  const bodyId = useId();
  // The content of another dialog is read on its own; an alert needs its consequence.
  const describedBy = role === 'alertdialog' && children ? bodyId : undefined;

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  function closeFromBackdrop(event: MouseEvent) {
    if (event.target === sheet.current && isOutside(sheet.current, event)) onClose();
  }

  return (
    <S.Sheet
      ref={sheet}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={cancel}
      onClick={closeFromBackdrop}
    >
      <S.Title id={titleId}>{title}</S.Title>
      {children && <S.Body id={bodyId}>{children}</S.Body>}
      {actions && <S.Actions>{actions}</S.Actions>}
    </S.Sheet>
  );
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
