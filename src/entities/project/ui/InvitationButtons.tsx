import { Button } from '@/shared/ui/Button';

interface InvitationButtonsProps {
  /** The id of the words that say which invitation it is. */
  describedBy: string;
  /** The answer on its way. */
  answering: 'accept' | 'decline' | null;
  onAccept: () => Promise<unknown>;
  onDecline: () => Promise<unknown>;
}

/** No and yes to an invitation, wherever it stands; while one is on its way the other waits. */
export function InvitationButtons({ describedBy, answering, onAccept, onDecline }: InvitationButtonsProps) {
  return (
    <>
      <Button
        size="small"
        variant="gray"
        aria-describedby={describedBy}
        busy={answering === 'decline'}
        inactive={answering === 'accept'}
        onClick={() => void onDecline()}
      >
        거절
      </Button>
      <Button
        size="small"
        aria-describedby={describedBy}
        busy={answering === 'accept'}
        inactive={answering === 'decline'}
        onClick={() => void onAccept()}
      >
        수락
      </Button>
    </>
  );
}
