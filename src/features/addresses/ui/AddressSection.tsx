import { useId, type ReactNode } from 'react';
import { MAIL_TEXTS, schoolMailLine, type MailKind, type Mails } from '@contract/mails';
import { todayInKorea } from '@contract/clock';
import { toastOutcome, useGetMailsQuery, useRemoveMailMutation } from '@/shared/api';
import { localeDate } from '@/shared/lib/dates';
import { confirm, toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { CheckIcon } from '@/shared/ui/Icon';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import { LoadingText, Skeleton, SkeletonContainer } from '@/shared/ui/Skeleton';
import { Tag } from '@/shared/ui/Tag';
import { useCodeRequest } from '../model/useCodeRequest';
import { CodeBox } from './CodeBox';
import { TextButton } from './CodeBox.styles';
import { SchoolMailForm } from './SchoolMailForm';
import * as S from './AddressSection.styles';

/** The e-mail and the school mail of the account with their state (D150, D151). */
export function AddressSection() {
  const { data: mails, error, isFetching, refetch } = useGetMailsQuery();
  const headingId = useId();

  return (
    <S.Section aria-labelledby={headingId}>
      <Stack>
        <Text as="h2" size="h3" id={headingId}>
          {MAIL_TEXTS.section}
        </Text>
        <Text size="caption" tone="text-2">
          {MAIL_TEXTS.sectionLead}
        </Text>
      </Stack>
      {mails && (
        <>
          <Email mails={mails} />
          <S.Divided>
            <School mails={mails} />
          </S.Divided>
        </>
      )}
      {!mails && error !== undefined && <FailedBlock busy={isFetching} onRetry={() => void refetch()} />}
      {!mails && error === undefined && (
        <SkeletonContainer>
          <LoadingText />
          <Skeleton height={160} radius={16} />
        </SkeletonContainer>
      )}
    </S.Section>
  );
}

interface MailsProps {
  mails: Mails;
}

const sayConfirmed = (kind: MailKind) => () => void toast(MAIL_TEXTS.done[kind]);

function Email({ mails }: MailsProps) {
  const { address, confirmedDateTime, code } = mails.email;
  const isChange = code !== null && code.address !== address;

  return (
    <>
      <Head label={MAIL_TEXTS.email} address={address ?? MAIL_TEXTS.noAddress}>
        {confirmedDateTime && (
          <Tag tone="pine" icon={CheckIcon}>
            {MAIL_TEXTS.confirmed}
          </Tag>
        )}
        {confirmedDateTime && <Dated>{localeDate(confirmedDateTime)}</Dated>}
        {!confirmedDateTime && address && <Tag tone="apricot">{MAIL_TEXTS.unconfirmed}</Tag>}
      </Head>
      {(isChange || (!confirmedDateTime && address !== null)) && (
        <S.Pending>
          {isChange && <PendingChange address={code.address} />}
          <CodeBox kind="email" mails={mails} bare onConfirmed={sayConfirmed('email')} />
        </S.Pending>
      )}
    </>
  );
}

function PendingChange({ address }: { address: string }) {
  const [remove, { isLoading }] = useRemoveMailMutation();

  return (
    <Row gap={4} justify="space-between" wraps>
      <Text size="body-s" role="status">
        {MAIL_TEXTS.pending}: <b>{address}</b>
      </Text>
      <TextButton
        type="button"
        aria-disabled={isLoading}
        onClick={isLoading ? undefined : () => void remove('email').then(({ error }) => toastOutcome(error))}
      >
        {MAIL_TEXTS.keep}
      </TextButton>
    </Row>
  );
}

function School({ mails }: MailsProps) {
  const { school, schoolCode } = mails;

  return (
    <>
      {school ? <ConfirmedSchool school={school} isAsked={schoolCode?.address === school.address} /> : null}
      {schoolCode && (
        <S.Pending>
          <Row gap={4} justify="space-between" wraps>
            <Text size="body-s" role="status">
              {MAIL_TEXTS.pending}: <b>{schoolCode.address}</b>
            </Text>
            {!school && <RemoveSchool />}
          </Row>
          <CodeBox kind="school" mails={mails} bare onConfirmed={sayConfirmed('school')} />
        </S.Pending>
      )}
      {!school && !schoolCode && <SchoolMailForm />}
    </>
  );
}

interface ConfirmedSchoolProps {
  school: NonNullable<Mails['school']>;
  /** A code for it waits already. */
  isAsked: boolean;
}

function ConfirmedSchool({ school, isAsked }: ConfirmedSchoolProps) {
  const { request, isRequesting } = useCodeRequest('school');
  const month = todayInKorea(Date.parse(school.confirmedDateTime)).slice(0, 7);

  return (
    <S.Address>
      <Head label={MAIL_TEXTS.school} address={school.address} hint={MAIL_TEXTS.schoolHint} optional>
        <Tag tone="pine" icon={CheckIcon}>
          {schoolMailLine({ domain: school.domain, month })}
        </Tag>
        <Dated>{MAIL_TEXTS.until(localeDate(`${school.untilDate}T00:00:00+09:00`))}</Dated>
      </Head>
      <Row gap={2}>
        {!isAsked && (
          <Button variant="gray" size="small" busy={isRequesting} onClick={request}>
            {MAIL_TEXTS.renew}
          </Button>
        )}
        <RemoveSchool />
      </Row>
    </S.Address>
  );
}

function RemoveSchool() {
  const [remove, { isLoading }] = useRemoveMailMutation();

  async function ask() {
    if (!(await confirm({ title: MAIL_TEXTS.removeAsk, confirmLabel: MAIL_TEXTS.remove, danger: true }))) return;
    const { error } = await remove('school');
    toastOutcome(error);
  }

  return (
    <Button variant="gray" size="small" busy={isLoading} onClick={() => void ask()}>
      {MAIL_TEXTS.remove}
    </Button>
  );
}

interface HeadProps {
  label: string;
  address: string;
  hint?: string;
  optional?: boolean;
  /** The state. */
  children: ReactNode;
}

function Head({ label, address, hint, optional = false, children }: HeadProps) {
  return (
    <Stack gap={1}>
      <Text as="h3" size="label">
        {label}{' '}
        {optional && (
          <Text as="span" size="caption" tone="text-3">
            선택
          </Text>
        )}
      </Text>
      <Text size="body-s" weight={600}>
        {address}
      </Text>
      <Row gap={3} wraps>
        {children}
      </Row>
      {hint && (
        <Text size="caption" tone="text-2">
          {hint}
        </Text>
      )}
    </Stack>
  );
}

const Dated = ({ children }: { children: string }) => (
  <Text as="span" size="caption" tone="text-2" numbers>
    {children}
  </Text>
);
