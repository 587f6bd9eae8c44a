import { useEffect, useRef, type ReactNode } from 'react';
import { type ValidCredential, type Verdict, type VerdictResult } from '@contract/credential';
import { dottedSpan } from '@contract/dates';
import { inLanguage } from '@contract/proofWords/language';
import { type VerifyWords } from '@contract/proofWords/verify';
import { ContributionList, dateIn, LanguageLinks, TeamMark, TimeLabel, useRecordWords } from '@/entities/record';
import { RoleChip } from '@/entities/skill';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import { useVerifyWords } from '../model/verifyWords';
import { EmailCheck } from './EmailCheck';
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
  const words = useVerifyWords();
  const { language } = useRecordWords();
  const [word, ...rest] = words.labels[verdict.result].split(/\.\s/);

  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);

  return (
    <S.Column>
      <S.Languages>
        <LanguageLinks />
      </S.Languages>
      <S.Head as="div" role="status">
        <VerdictMark result={verdict.result} />
        <S.Title ref={heading} tabIndex={-1}>
          {word?.replace(/\.$/, '')}
        </S.Title>
        <S.Lead>
          {verdict.credential ? <About {...verdict} /> : [...rest, words.texts[verdict.result]].join(' ')}
        </S.Lead>
      </S.Head>
      {verdict.result === 'VALID' && <Card credential={verdict.credential} />}
      {verdict.result === 'VALID' && <EmailCheck id={verdict.credential.id} />}
      {verdict.result !== 'VALID' && <NextSteps result={verdict.result} />}
      <S.Actions>
        {verdict.result === 'VALID' && verdict.credential.archiveUrl !== null && (
          <Button to={new URL(verdict.credential.archiveUrl).pathname}>{words.openArchive}</Button>
        )}
        <Button to={inLanguage(paths.verify, language)} variant={verdict.result === 'VALID' ? 'gray' : 'primary'}>
          {verdict.result === 'VALID' ? words.checkOther : words.checkAgain}
        </Button>
      </S.Actions>
      <Text center size="body-s">
        <S.How to={paths.aboutProof}>{words.howChecked}</S.How>
      </Text>
    </S.Column>
  );
}

/** Whose it is, what it is about and since when, or when it was withdrawn. */
function About({ credential }: Exclude<Verdict, { credential: null }>) {
  const words = useVerifyWords();
  const record = useRecordWords();
  if (credential.withdrawnDateTime !== null) {
    return words.withdrawnOn(dateIn(record, credential.withdrawnDateTime));
  }
  const { nickname, title, issuedDateTime } = credential;
  const about = words.validBeneath({ nickname, title, date: dateIn(record, issuedDateTime) });
  // Members' words are most of it.
  return <span lang={record.memberLanguage}>{about}</span>;
}

type Invalid = Exclude<VerdictResult, 'VALID'>;

const STEPS: Partial<Record<Invalid, keyof VerifyWords['steps']>> = { WITHDRAWN: 'withdrawn', UNKNOWN: 'unknown' };

/** What helps after a result. */
const stepsOf = (words: VerifyWords, result: Invalid) => words.steps[STEPS[result] ?? 'other'];

function NextSteps({ result }: { result: Invalid }) {
  const words = useVerifyWords();
  return (
    <S.Next>
      <Text as="h2" size="title">
        {words.stepsTitle}
      </Text>
      <ol>
        {stepsOf(words, result).map(([title, hint], index) => (
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
  const { title, nickname, roles, checks, contributions = [] } = credential;
  const { issuedDateTime, issuer, teamSize, evaluatedMembers } = credential;
  const words = useVerifyWords();
  const record = useRecordWords();

  return (
    <S.Card>
      <S.CardHead>
        <Emblem members={teamSize} isComplete={evaluatedMembers >= teamSize} />
        <Stack gap={1}>
          <Text size="label" weight={500} tone="text-2">
            {words.kind}
          </Text>
          <Text as="h2" size="h3" below={2} lang={record.memberLanguage}>
            {title}
          </Text>
          {credential.textDeleted && (
            <Text size="body-s" tone="text-2" below={2}>
              {record.textDeleted}
            </Text>
          )}
          <TeamMark teamSize={teamSize} evaluatedMembers={evaluatedMembers} />
          {checks && (
            <Text size="label" weight={500} tone="text-2">
              {record.checks(checks)}
            </Text>
          )}
        </Stack>
      </S.CardHead>
      <S.Facts>
        <Fact name={words.holder}>
          {nickname === null ? words.hiddenNickname : <span lang={record.memberLanguage}>{nickname}</span>}
        </Fact>
        <Fact name={words.role}>
          <Row as="span" gap={2} align="stretch" wraps>
            {roles.map((role) => (
              <RoleChip key={role} role={role} label={record.roles[role]} />
            ))}
          </Row>
        </Fact>
        <PeriodFacts credential={credential} />
        <Fact name={words.issuedOn}>{dateIn(record, issuedDateTime)}</Fact>
        <Fact name={words.issuer}>
          {words.brand}
          <small>{issuer}</small>
        </Fact>
      </S.Facts>
      {contributions.length > 0 && (
        <S.Lines>
          <Text size="label" weight={500} tone="text-2" below={2}>
            {record.contributions}
          </Text>
          <ContributionList lines={contributions} />
        </S.Lines>
      )}
    </S.Card>
  );
}

/** The counted and the typed period; credentials of before have one, of no kind (D153). */
function PeriodFacts({ credential }: { credential: ValidCredential }) {
  const { kind, together } = credential;
  const words = useVerifyWords();
  if (!kind) return <Fact name={words.period}>{dottedSpan(credential)}</Fact>;
  return (
    <>
      {together && <Fact name={<TimeLabel kind="together" />}>{dottedSpan(together)}</Fact>}
      <Fact name={<TimeLabel kind="stated" />}>{dottedSpan(credential)}</Fact>
    </>
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
