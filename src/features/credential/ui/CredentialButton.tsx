import { useState } from 'react';
import { CREDENTIAL_MESSAGES, type CredentialItem } from '@contract/credential';
import { Button } from '@/shared/ui/Button';
import { BadgeIcon, Icon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useCredentialWrites } from '../model/useCredentialWrites';
import { CredentialDialog } from './CredentialDialog';
import * as S from './CredentialDialog.styles';

interface CredentialButtonProps {
  archiveId: number;
  title: string;
  /** Small, in the row of a list of projects. */
  variant?: 'row' | 'block';
}

/** Gets the credential of an own archive, the valid one or a new one, and shows it (D124). */
export function CredentialButton({ archiveId, title, variant = 'block' }: CredentialButtonProps) {
  const [item, setItem] = useState<CredentialItem | null>(null);
  const { take, isIssuing } = useCredentialWrites();

  return (
    <S.Box data-row={variant === 'row' || undefined}>
      <Button
        variant="gray"
        size={variant === 'row' ? 'small' : 'default'}
        block={variant === 'block'}
        busy={isIssuing}
        icon={<Icon of={BadgeIcon} size={18} />}
        onClick={() => void take(archiveId).then(setItem)}
      >
        {CREDENTIAL_MESSAGES.get}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      {item && <CredentialDialog item={item} onChange={setItem} onClose={() => setItem(null)} />}
    </S.Box>
  );
}
