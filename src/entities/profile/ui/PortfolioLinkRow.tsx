import { useEffect, useRef } from 'react';
import { FormLinkField } from '@/shared/forms';
import { CloseIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';

interface PortfolioLinkRowProps {
  index: number;
  /** Just added: it gets the focus. */
  isNew: boolean;
  onRemove: () => void;
}

/** A link of the portfolio. */
export function PortfolioLinkRow({ index, isNew, onRemove }: PortfolioLinkRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const name = `링크 ${index + 1}`;

  useEffect(() => {
    if (isNew) row.current?.querySelector('input')?.focus();
  }, [isNew]);

  return (
    <div ref={row}>
      <FormLinkField
        name={`portfolioLinks[${index}].url`}
        label={name}
        hideLabel
        beside={<IconButton label={`${name} 삭제하기`} icon={CloseIcon} onClick={onRemove} />}
      />
    </div>
  );
}
