import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ConfirmDialog } from './ConfirmDialog';
import { ToastView } from './ToastView';
import { clearToasts, useToasts } from './toastStore';
import { useTopmostContainer } from './useTopmostContainer';
import * as S from './ToastHost.styles';

/** Renders toasts and confirmations. Rendered once, by the app. */
export function ToastHost() {
  const { toast, confirmation } = useToasts();
  const { home, container } = useTopmostContainer();
  // Drops the toasts and confirmations of an unmounted host (first of all in tests).
  useEffect(() => clearToasts, []);
  const polite = toast && toast.tone !== 'error' ? toast : null;
  const urgent = toast?.tone === 'error' ? toast : null;

  return (
    <>
      <div ref={home} />
      {createPortal(
        <S.Region>
          {/* Rendered before its text: only then do screen readers announce it. */}
          <div role="status">{polite && <ToastView key={polite.id} toast={polite} />}</div>
          {urgent && <ToastView key={urgent.id} toast={urgent} />}
        </S.Region>,
        container,
      )}
      {confirmation && <ConfirmDialog key={confirmation.id} confirmation={confirmation} />}
    </>
  );
}
