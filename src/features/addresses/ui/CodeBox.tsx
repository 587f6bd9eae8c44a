import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { serverNow } from '@contract/clock';
import { findProblems } from '@contract/firstMessage';
import { mailCodeRules, MAIL_MESSAGES, MAIL_TEXTS, type MailCode, type MailKind, type Mails } from '@contract/mails';
import { AppForm, FormTextField } from '@/shared/forms';
import { paths } from '@/shared/routes';
import { Button, type ButtonProps } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/pieces';
import { keepTyped, typedBefore, useCodeForm, type CodeForm } from '../model/useCodeForm';
import { useCodeRequest } from '../model/useCodeRequest';
import { useSecondsUntil } from '../model/useSecondsUntil';
import * as S from './CodeBox.styles';

interface CodeBoxProps {
  kind: MailKind;
  mails: Mails;
  /** The pine button is the page's own unless the box is what the page is about. */
  variant?: ButtonProps['variant'];
  /** The address and the links stand beside the field. */
  wide?: boolean;
  /** The address is named outside, and it cannot be changed from here. */
  bare?: boolean;
  onConfirmed: (mails: Mails) => void;
}

/** Whether a code can still be entered. */
const isUsable = (code: MailCode | null): code is MailCode =>
  code !== null && code.triesLeft > 0 && Date.parse(code.expiresDateTime) > serverNow();

/** The field for a code, or before there is one the address with the button that sends it. */
export function CodeBox({ kind, mails, ...box }: CodeBoxProps) {
  const code = kind === 'email' ? mails.email.code : mails.schoolCode;
  const address = code?.address ?? (kind === 'email' ? mails.email.address : mails.school?.address) ?? null;

  if (address === null) return <Unsendable text={MAIL_TEXTS.noAddress} />;
  if (kind === 'email' && code === null && mails.email.disposable)
    return <Unsendable text={MAIL_MESSAGES.disposable} />;
  if (!isUsable(code)) return <CodeRequest kind={kind} code={code} address={address} {...box} />;
  return <CodeEntry kind={kind} code={code} isOutbox={mails.outbox === true} {...box} />;
}

function Unsendable({ text }: { text: string }) {
  return (
    <S.Box>
      <Text size="body-s">{text}</Text>
      <S.Links>
        <S.TextLink to={paths.account}>{MAIL_TEXTS.change}</S.TextLink>
      </S.Links>
    </S.Box>
  );
}

interface RequestProps extends Omit<CodeBoxProps, 'mails'> {
  code: MailCode | null;
  address: string;
}

/** For members who have no code yet, or whose code has ended. */
function CodeRequest({ kind, code, address, variant = 'line', wide, bare }: RequestProps) {
  const { request, isRequesting, isUsedUp } = useCodeRequest(kind);

  return (
    <S.Box data-wide={wide ? true : undefined}>
      <Row gap={3} wraps>
        {!bare && (
          <Text as="strong" size="body" weight={600} grows>
            {address}
          </Text>
        )}
        {!isUsedUp && (
          <Button variant={variant} busy={isRequesting} onClick={request}>
            {MAIL_TEXTS.getCode}
          </Button>
        )}
      </Row>
      {code && (
        <Text size="caption" tone="text-2" role="status">
          {code.triesLeft === 0 ? MAIL_MESSAGES.codeEnded : MAIL_MESSAGES.codeExpired}
        </Text>
      )}
      {!bare && <ChangeLink />}
    </S.Box>
  );
}

const ChangeLink = () => (
  <S.Links>
    <S.TextLink to={paths.account}>{MAIL_TEXTS.change}</S.TextLink>
  </S.Links>
);

interface EntryProps extends Omit<CodeBoxProps, 'mails'> {
  code: MailCode;
  isOutbox: boolean;
}

function CodeEntry({ kind, code, isOutbox, variant = 'line', wide, bare, onConfirmed }: EntryProps) {
  const form = useCodeForm(kind, onConfirmed);

  return (
    <S.Box data-wide={wide ? true : undefined}>
      <AppForm
        initialValues={{ code: typedBefore(kind) }}
        check={(values: CodeForm) => findProblems(mailCodeRules, values)}
        {...form}
      >
        <CodeField kind={kind} variant={variant} />
      </AppForm>
      <div>
        {!bare && (
          <Text size="label" weight={400} tone="text-2">
            {MAIL_TEXTS.sentTo}: <Text as="b">{code.address}</Text>
          </Text>
        )}
        {isOutbox && (
          <Text size="caption" tone="text-2">
            {MAIL_TEXTS.outbox}
          </Text>
        )}
        <Again kind={kind} code={code} bare={bare} />
      </div>
    </S.Box>
  );
}

function CodeField({ kind, variant }: Pick<CodeBoxProps, 'kind' | 'variant'>) {
  const { submitCount, isSubmitting } = useFormikContext<CodeForm>();
  const box = useRef<HTMLDivElement>(null);

  // A refused code stays selected, so that typing replaces it.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting)
      box.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.select();
  }, [submitCount, isSubmitting]);

  return (
    <S.Digits ref={box}>
      <FormTextField
        name="code"
        label={MAIL_TEXTS.codeLabel}
        inputMode="numeric"
        autoComplete="one-time-code"
        liveMessage
        // Room for the blank of a code that was copied.
        max={7}
        onEdit={(code) => keepTyped(kind, code)}
        beside={
          <Button type="submit" variant={variant} busy={isSubmitting}>
            {MAIL_TEXTS.confirm}
          </Button>
        }
      />
    </S.Digits>
  );
}

/** The countdown is silent: a screen reader reads it when it gets there. */
function Again({ kind, code, bare }: Pick<EntryProps, 'kind' | 'code' | 'bare'>) {
  const { request, isRequesting, isUsedUp } = useCodeRequest(kind);
  const seconds = useSecondsUntil(code.resendDateTime);

  return (
    <S.Links>
      {seconds > 0 && (
        <Text as="span" size="caption" tone="text-2" numbers>
          {MAIL_MESSAGES.tooSoon(seconds)}
        </Text>
      )}
      {seconds === 0 && !isUsedUp && (
        <S.TextButton type="button" aria-disabled={isRequesting} onClick={isRequesting ? undefined : request}>
          {MAIL_TEXTS.again}
        </S.TextButton>
      )}
      {!bare && <S.TextLink to={paths.account}>{MAIL_TEXTS.change}</S.TextLink>}
    </S.Links>
  );
}
