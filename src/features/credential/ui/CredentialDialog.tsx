import { type FocusEventHandler, useId } from 'react';
import { CREDENTIAL_MESSAGES, CREDENTIAL_TEXTS, type CredentialItem } from '@contract/credential';
import { localeDate } from '@/shared/lib/dates';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { useDialogEntry } from '@/shared/lib/dialogHistory';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { DangerFoot, DialogBody, FormDialog } from '@/shared/ui/FormDialog';
import { DownloadIcon, ExternalLinkIcon, Icon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Row, Text } from '@/shared/ui/pieces';
import { useCredentialFile, useCredentialWrites } from '../model/useCredentialWrites';
import { CredentialState } from './CredentialState';
import * as S from './CredentialDialog.styles';

interface CredentialDialogProps {
  item: CredentialItem;
  /** Called after the credential was withdrawn or renewed. */
  onChange: (item: CredentialItem) => void;
  onClose: () => void;
}

/** An own credential: its state, its two files and its page of verification. */
export function CredentialDialog({ item, onChange, onClose }: CredentialDialogProps) {
  const { id, title, issuedDateTime, withdrawnDateTime, verifyUrl, addressOnly } = item;
  const isWithdrawn = withdrawnDateTime !== null;
  const renewId = useId();
  const linkId = useId();
  const keepFocus = useFocusRestore(renewId, linkId);
  const { isLeaving, leave } = useDialogEntry(onClose);

  if (isLeaving) return null;
  return (
    <FormDialog title={CREDENTIAL_TEXTS.kind} lead={title} closable onClose={() => leave()}>
      <DialogBody>
        <Row as="p" gap={2} size="body-s" weight={500} tone="text-2" numbers>
          <CredentialState item={item} />
          {localeDate(issuedDateTime)}
        </Row>
        {isWithdrawn ? (
          <p>{CREDENTIAL_MESSAGES.isWithdrawn}</p>
        ) : (
          <S.Files>
            <FileButton item={item} kind="jwt" />
            <FileButton item={item} kind="png" />
          </S.Files>
        )}
        <S.VerifyLink id={linkId} to={paths.verifyCredential(id)} target="_blank">
          {CREDENTIAL_MESSAGES.verifyPage}
          <VisuallyHidden> (새 창)</VisuallyHidden>
          <Icon of={ExternalLinkIcon} size={16} />
        </S.VerifyLink>
        {addressOnly && (
          <Text size="label" weight={500} tone="text-3">
            {CREDENTIAL_TEXTS.addressOnly(new URL(verifyUrl).host)}
          </Text>
        )}
      </DialogBody>
      <Writes item={item} onChange={onChange} renewId={renewId} onFocus={keepFocus} />
    </FormDialog>
  );
}

function FileButton({ item, kind }: { item: CredentialItem; kind: 'jwt' | 'png' }) {
  const { save, isLoading } = useCredentialFile(item, kind);
  return (
    <Button
      variant={kind === 'jwt' ? 'primary' : 'soft'}
      busy={isLoading}
      icon={<Icon of={DownloadIcon} size={18} />}
      onClick={() => void save()}
    >
      {kind === 'jwt' ? CREDENTIAL_MESSAGES.file : CREDENTIAL_MESSAGES.badge}
    </Button>
  );
}

interface WritesProps extends Omit<CredentialDialogProps, 'onClose'> {
  /** The id of the button that stays after a withdrawal. */
  renewId: string;
  onFocus: FocusEventHandler;
}

function Writes({ item: { id, archiveId, withdrawnDateTime }, onChange, renewId, onFocus }: WritesProps) {
  const { renew, cancel, isIssuing, isWithdrawing } = useCredentialWrites();
  const isWithdrawn = withdrawnDateTime !== null;
  const change = (item: CredentialItem | null) => item && onChange(item);

  if (isWithdrawn && archiveId === null) return null;
  return (
    <DangerFoot onFocus={onFocus}>
      {archiveId !== null && (
        <Button
          id={renewId}
          variant="gray"
          busy={isIssuing}
          onClick={() => void renew(archiveId, isWithdrawn).then(change)}
        >
          {CREDENTIAL_MESSAGES.renew}
        </Button>
      )}
      {!isWithdrawn && (
        <S.Withdraw variant="gray" busy={isWithdrawing} onClick={() => void cancel(id).then(change)}>
          {CREDENTIAL_MESSAGES.withdraw}
        </S.Withdraw>
      )}
    </DangerFoot>
  );
}
