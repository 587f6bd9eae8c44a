import { useEffect, useRef, type ReactNode } from 'react';
import {
  CREDENTIAL_MESSAGES,
  CREDENTIAL_TEXTS,
  VERDICT_LABELS,
  VERDICT_TEXTS,
  type ValidCredential,
  type Verdict,
  type VerdictResult,
} from '@contract/credential';
import { TeamMark } from '@/entities/record';
import { RoleChip } from '@/entities/skill';
import { localeDate } from '@/shared/lib/dates';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import { Emblem } from './Emblem';
import { VerdictMark } from './VerdictMark';
import * as S from './VerdictView.styles';

interface VerdictViewProps {
  verdict: Verdict;
  /** Moves the focus to the heading, after the visitor has started the check. */
  focused: boolean;
}

/** The verdict in words and with a mark; contents that cannot be trusted are not shown. */
export function VerdictView({ verdict, focused }: VerdictViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [word, ...rest] = VERDICT_LABELS[verdict.result].split(/\.\s/);

  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);

  return (
    <S.Column>
      <S.Head as="div" role="status">
        <VerdictMark result={verdict.result} />
        <S.Title ref={heading} tabIndex={-1}>
          {word?.replace(/\.$/, '')}
        </S.Title>
        <S.Lead>{verdict.credential ? aboutCredential(verdict) : aboutNone(verdict.result, rest)}</S.Lead>
      </S.Head>
      {verdict.result === 'VALID' && <Card credential={verdict.credential} />}
      {verdict.result !== 'VALID' && <NextSteps result={verdict.result} />}
      <S.Actions>
        {verdict.result === 'VALID' && verdict.credential.archiveUrl !== null && (
          <Button to={new URL(verdict.credential.archiveUrl).pathname}>{CREDENTIAL_MESSAGES.openArchive}</Button>
        )}
        <Button to={paths.verify} variant={verdict.result === 'VALID' ? 'gray' : 'primary'}>
          {verdict.result === 'VALID' ? CREDENTIAL_MESSAGES.checkOther : CREDENTIAL_MESSAGES.checkAgain}
        </Button>
      </S.Actions>
    </S.Column>
  );
}

function aboutCredential({ credential }: Exclude<Verdict, { credential: null }>): string {
  if (credential.withdrawnDateTime !== null) {
    return CREDENTIAL_TEXTS.withdrawnOn(localeDate(credential.withdrawnDateTime));
  }
  const { nickname, title, issuedDateTime } = credential;
  return CREDENTIAL_TEXTS.validBeneath({ nickname, title, date: localeDate(issuedDateTime) });
}

const aboutNone = (result: VerdictResult, rest: readonly string[]) => [...rest, VERDICT_TEXTS[result]].join(' ');

function NextSteps({ result }: { result: VerdictResult }) {
  const steps = result === 'WITHDRAWN' ? CREDENTIAL_MESSAGES.withdrawnSteps : CREDENTIAL_MESSAGES.steps;
  return (
    <S.Next>
      <Text as="h2" size="title">
        {CREDENTIAL_MESSAGES.stepsTitle}
      </Text>
      <ol>
        {steps.map(([title, hint], index) => (
          <li key={title} data-square={index % 2 === 1 || undefined}>
            <Text as="b" size="body" weight={700}>
              {title}
            </Text>
            <Text size="body-s" tone="text-2">
              {hint}
            </Text>
          </li>
        ))}
      </ol>
    </S.Next>
  );
}

function Card({ credential }: { credential: ValidCredential }) {
  const { title, nickname, roles, startDate, endDate, issuedDateTime, issuer, teamSize, evaluatedMembers } = credential;
  const dotted = (day: string) => day.replaceAll('-', '.');

  return (
    <S.Card>
      <S.CardHead>
        <Emblem members={teamSize} isComplete={evaluatedMembers >= teamSize} />
        <Stack gap={1}>
          <Text size="label" weight={500} tone="text-2">
            {CREDENTIAL_TEXTS.kind}
          </Text>
          <Text as="h2" size="h3" below={2}>
            {title}
          </Text>
          <TeamMark teamSize={teamSize} evaluatedMembers={evaluatedMembers} />
        </Stack>
      </S.CardHead>
      <S.Facts>
        <Fact name="받은 사람">{nickname}</Fact>
        <Fact name="역할">
          <Row as="span" gap={2} align="stretch" wraps>
            {roles.map((role) => (
              <RoleChip key={role} role={role} />
            ))}
          </Row>
        </Fact>
        <Fact name="진행 기간">
          {dotted(startDate)} ~ {dotted(endDate)}
        </Fact>
        <Fact name="받은 날">{localeDate(issuedDateTime)}</Fact>
        <Fact name="발급한 곳">
          팀이음<small>{issuer}</small>
        </Fact>
        <Fact name="상태">{CREDENTIAL_MESSAGES.valid}</Fact>
      </S.Facts>
    </S.Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
