import { useLocation, useNavigate } from 'react-router-dom';
import { OPERATOR_MESSAGES } from '@contract/operator';
import { toastSendError, useUndoMeasureMutation } from '@/shared/api';
import { toast } from '@/shared/toast';
import { sectionPath } from '../lib/deskPaths';
import { useShortcuts } from '../model/useShortcuts';
import { Key } from './Queue.styles';
import * as S from './UndoButton.styles';

interface UndoButtonProps {
  /** The id of the offer. */
  id: number;
  /** The time that is left. */
  ms: number;
  /** The page of the case, which opens again. */
  path: string;
  onDone: () => void;
}

/** Takes an act back, in the toast about it; its ring drains in the time that is left (D190). */
export function UndoButton({ id, ms, path, onDone }: UndoButtonProps) {
  const [undo, { isLoading }] = useUndoMeasureMutation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  async function takeBack() {
    if (isLoading) return;
    const { error } = await undo(id);
    onDone();
    if (error) {
      toastSendError(error);
      return;
    }
    toast(OPERATOR_MESSAGES.undone);
    // Among the cases that the operator is working on: in their order and with their filters.
    void navigate(path + (pathname.startsWith(sectionPath('reports')) ? search : ''));
  }

  useShortcuts((code) => {
    if (code === 'KeyZ') void takeBack();
  });

  return (
    <S.Undo type="button" aria-disabled={isLoading || undefined} onClick={() => void takeBack()}>
      <S.Ring viewBox="0 0 18 18" aria-hidden>
        <circle cx="9" cy="9" r="7.5" />
        <circle cx="9" cy="9" r="7.5" pathLength={1} style={{ animationDuration: `${ms}ms` }} />
      </S.Ring>
      되돌리기
      <Key aria-hidden>Z</Key>
    </S.Undo>
  );
}
