import { useEffect } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { ToastView } from './ToastView';
import { clearToasts, useToasts } from './toastStore';
import * as S from './ToastHost.styles';

/** Where `say` and `ask` appear. Rendered once, by the app. */
export function ToastHost() {
  const { toast, confirmation } = useToasts();
  // What nobody can see any more is not said later (the next page of a test, first of all).
  useEffect(() => clearToasts, []);
  const polite = toast && toast.tone !== 'error' ? toast : null;
  const urgent = toast?.tone === 'error' ? toast : null;

  return (
    <>
      <S.Region>
        {/* Waiting in the page before its text comes: only then do screen readers announce it. */}
        <div role="status">{polite && <ToastView key={polite.id} toast={polite} />}</div>
        {urgent && <ToastView key={urgent.id} toast={urgent} />}
      </S.Region>
      {confirmation && <ConfirmDialog key={confirmation.id} confirmation={confirmation} />}
    </>
  );
}
