import { Button, type ButtonProps } from '@/shared/ui/Button';
import { lazyDialog } from '@/shared/ui/lazyDialog';
import { useProjectClosing, type Closable } from '../model/useProjectClosing';
import { type ReopenDialogProps } from './ReopenDialog';

const ReopenDialog = lazyDialog<ReopenDialogProps>(
  async () => (await import('./ReopenDialog')).ReopenDialog,
  ({ close }) => close,
);

interface ClosingButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  post: Closable;
}

/** Closes or reopens recruiting; after the deadline it asks for a new one. For the leader alone. */
export function ClosingButton({ post, ...buttonProps }: ClosingButtonProps) {
  const { toggle, isBusy, asksForDate, ...reopening } = useProjectClosing(post);

  return (
    <>
      <Button {...buttonProps} busy={isBusy} onClick={toggle}>
        {post.closed ? '다시 모집하기' : '모집 마감하기'}
      </Button>
      {asksForDate && <ReopenDialog isBusy={isBusy} {...reopening} />}
    </>
  );
}
