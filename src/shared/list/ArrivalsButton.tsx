import { Button } from '@/shared/ui/Button';
import { ArrowUpIcon, Icon } from '@/shared/ui/Icon';
import * as S from './ArrivalsButton.styles';

interface ArrivalsButtonProps {
  /** From `useArrivals`; without any, nothing is shown. */
  count: number;
  /** What has arrived: 새 알림. */
  label: string;
  /** Beside the positioned element that it is in: where nothing else can be pressed. */
  place: 'above' | 'below';
  onShow: () => void;
}

/** Shows what has arrived in a list that is being read, and announces that something has. It moves nothing. */
export function ArrivalsButton({ count, label, place, onShow }: ArrivalsButtonProps) {
  return (
    <S.Place role="status" data-place={place}>
      {count > 0 && (
        <Button size="small" variant="soft" onClick={onShow}>
          <Icon of={ArrowUpIcon} size={18} />
          {label}
        </Button>
      )}
    </S.Place>
  );
}
