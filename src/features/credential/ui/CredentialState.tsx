import { CREDENTIAL_MESSAGES, type CredentialItem } from '@contract/credential';
import { Tag } from '@/shared/ui/Tag';

/** Whether a credential is valid. */
export function CredentialState({ item: { withdrawnDateTime } }: { item: CredentialItem }) {
  return withdrawnDateTime === null ? (
    <Tag tone="pine">{CREDENTIAL_MESSAGES.valid}</Tag>
  ) : (
    <Tag>{CREDENTIAL_MESSAGES.withdrawn}</Tag>
  );
}
