import { type FocusEventHandler, useEffect, useId, useRef } from 'react';
import { CREDENTIAL_MESSAGES, CREDENTIAL_TEXTS, linkedInUrl, type CredentialItem } from '@contract/credential';
import { localeDate } from '@/shared/lib/dates';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { useDialogEntry } from '@/shared/lib/dialogHistory';
import { paths } from '@/shared/routes';
import { Banner } from '@/shared/ui/Banner';
import { Button } from '@/shared/ui/Button';
import { DangerFoot, DialogBody, FormDialog } from '@/shared/ui/FormDialog';
import {
  BadgeIcon,
  BadgePlusIcon,
  DownloadIcon,
  ExternalLinkIcon,
  Icon,
  ImageIcon,
  InfoIcon,
  LinkIcon,
} from '@/shared/ui/Icon';
import { copyAddress } from '@/shared/ui/ShareButton';
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

/** An own credential: its state, and the ways to take it along (D160). */
export function CredentialDialog({ item, onChange, onClose }: CredentialDialogProps) {
  const { id, title, issuedDateTime, withdrawnDateTime, verifyUrl, moved, addressOnly } = item;
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
          <>
            {moved && (
              <Banner tone="warn" icon={InfoIcon}>
                {CREDENTIAL_TEXTS.moved(new URL(verifyUrl).host)}
              </Banner>
            )}
            <S.Address>
              <S.VerifyLink id={linkId} to={paths.verifyCredential(id)} target="_blank">
                <VisuallyHidden>{CREDENTIAL_MESSAGES.verifyPage} (새 창), </VisuallyHidden>
                {shortAddress(verifyUrl)}
              </S.VerifyLink>
              <CopyButton url={verifyUrl} />
            </S.Address>
            <S.Ways>
              {!addressOnly && (
                <li>
                  <S.WayLink href={linkedInUrl(item)} target="_blank" rel="noreferrer">
                    <Icon of={BadgePlusIcon} size={22} />
                    <span>
                      {CREDENTIAL_MESSAGES.linkedIn}
                      <VisuallyHidden> (새 창)</VisuallyHidden>
                    </span>
                    <Icon of={ExternalLinkIcon} size={18} />
                  </S.WayLink>
                </li>
              )}
              <FileWay item={item} kind="png" />
              <FileWay item={item} kind="jwt" />
            </S.Ways>
          </>
        )}
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

/** `teamieum.example/verify/3f0c…a91e` */
function shortAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname.replace(/(\/[\da-f]{4})[\da-f-]*([\da-f]{4})$/i, '$1…$2');
}

/** Has the focus when the dialog opens. */
function CopyButton({ url }: { url: string }) {
  const button = useRef<HTMLSpanElement>(null);

  // After the dialog has moved the focus to itself.
  useEffect(() => button.current?.querySelector('button')?.focus(), []);

  return (
    <span ref={button}>
      <Button icon={<Icon of={LinkIcon} size={18} />} onClick={() => void copyAddress(url)}>
        {CREDENTIAL_MESSAGES.copyLink}
      </Button>
    </span>
  );
}

function FileWay({ item, kind }: { item: CredentialItem; kind: 'jwt' | 'png' }) {
  const { save, isLoading } = useCredentialFile(item, kind);
  return (
    <li>
      <S.Way type="button" aria-busy={isLoading} onClick={isLoading ? undefined : () => void save()}>
        <Icon of={kind === 'jwt' ? BadgeIcon : ImageIcon} size={22} />
        <span>
          {kind === 'jwt' ? CREDENTIAL_MESSAGES.file : CREDENTIAL_MESSAGES.badge}
          {kind === 'jwt' && <small>{CREDENTIAL_MESSAGES.fileHint}</small>}
        </span>
        <Icon of={DownloadIcon} size={18} />
      </S.Way>
    </li>
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
