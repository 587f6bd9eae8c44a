import { Button } from '@/shared/ui/Button';
import { ChevronDownIcon } from '@/shared/ui/Icon';
import * as S from './MoreButton.styles';

interface MoreButtonProps {
  isOpen: boolean;
  /** Absent where all items are visible anyway. */
  toggle: (() => void) | undefined;
  /** Id of the heading of the list. */
  describedBy: string;
}

/** Expands or collapses a list. */
export function MoreButton({ isOpen, toggle, describedBy }: MoreButtonProps) {
  if (!toggle) return null;
  return (
    <Button variant="gray" block aria-expanded={isOpen} aria-describedby={describedBy} onClick={toggle}>
      {isOpen ? '접기' : '더 보기'}
      <S.Arrow of={ChevronDownIcon} size={18} />
    </Button>
  );
}
