import { type TakenMeasure } from '@contract/operator';
import { toast } from '@/shared/toast';
import { casePath } from '../lib/deskPaths';
import { UndoButton } from '../ui/UndoButton';

/** Says what an act has done, and offers to take it back while that is possible (D190). @param clockOffset to the server's clock */
export function announceAct(text: string, taken: TakenMeasure, clockOffset: number) {
  const { undo, target, targetId } = taken;
  const left = undo ? Date.parse(undo.untilDateTime) - Date.now() - clockOffset : 0;
  if (!undo || left <= 0) {
    toast(text);
    return;
  }
  const dismiss = toast(text, {
    staysMs: left,
    aside: <UndoButton id={undo.id} ms={left} path={casePath(target, targetId)} onDone={() => dismiss()} />,
  });
}
