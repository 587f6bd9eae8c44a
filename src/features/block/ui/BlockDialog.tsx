import { errorMessage, isAuthError, useBlockMemberMutation } from '@/shared/api';
import { toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { BLOCK_TEXTS } from '../lib/blockTexts';

interface BlockDialogProps {
  nickname: string;
  onBlocked: () => void;
  onClose: () => void;
}

/** Asks for confirmation before blocking; the settings can undo it. */
export function BlockDialog({ nickname, onBlocked, onClose }: BlockDialogProps) {
  const [block, { isLoading }] = useBlockMemberMutation();

  async function confirm() {
    const { error } = await block({ nickname });
    onClose();
    if (isAuthError(error)) return;
    if (error) return toast(errorMessage(error), { tone: 'error' });
    toast(BLOCK_TEXTS.blocked);
    onBlocked();
  }

  return (
    <Dialog
      role="alertdialog"
      title={BLOCK_TEXTS.question(nickname)}
      onClose={onClose}
      actions={
        <>
          <Button variant="gray" onClick={onClose}>
            취소
          </Button>
          <Button busy={isLoading} onClick={() => void confirm()}>
            {BLOCK_TEXTS.block}
          </Button>
        </>
      }
    >
      {BLOCK_TEXTS.consequence}
    </Dialog>
  );
}
