import { useDialogEntry } from '@/shared/lib/dialogHistory';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { Switch } from '@/shared/ui/Switch';
import { SHORTCUTS } from '../model/useShortcuts';
import * as S from './Queue.styles';

interface ShortcutsDialogProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

/** The shortcuts of the queue, and the switch that turns them off. */
export function ShortcutsDialog({ isOn, onTurn, onClose }: ShortcutsDialogProps) {
  const { isLeaving, leave } = useDialogEntry(onClose);

  if (isLeaving) return null;
  return (
    <Dialog title="단축키" onClose={() => leave()} actions={<Button onClick={() => leave()}>닫기</Button>}>
      <S.Keys>
        {SHORTCUTS.map(({ key, label }) => (
          <Row key={key} name={key} label={label} />
        ))}
        <Row name="Ctrl ↵" label="결정하기" />
      </S.Keys>
      <Switch label="단축키 쓰기" hint="글을 쓰는 칸에서는 동작하지 않아요." checked={isOn} onChange={onTurn} />
    </Dialog>
  );
}

const Row = ({ name, label }: { name: string; label: string }) => (
  <>
    <dt>
      <S.Key>{name}</S.Key>
    </dt>
    <dd>{label}</dd>
  </>
);
