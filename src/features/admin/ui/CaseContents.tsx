import { useState } from 'react';
import { codesOf } from '@contract/codes';
import { isWebAddress } from '@contract/webAddress';
import { CASE_FIELD_LABELS, OPERATOR_MESSAGES, type Case, type CaseField, type CaseReport } from '@contract/operator';
import { Segment } from '@/shared/ui/Segment';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import { changedWords, type Word } from '../lib/changedWords';
import { shortMinute } from '../lib/deskTexts';
import * as P from './Section.styles';
import * as S from './CaseView.styles';
import * as T from './CaseContents.styles';

interface CaseContentsProps {
  shown: Case;
  /** The report whose text is compared. */
  report: CaseReport | undefined;
}

interface Compared {
  label: string;
  before: Word[];
  after: Word[];
}

/** The reported and the current text by field, in the order of the current one; a field that one of them lacks is empty there. */
function compareFields(then: readonly CaseField[], now: readonly CaseField[]): Compared[] {
  const textOf = (fields: readonly CaseField[], name: CaseField['name']) =>
    fields.find((field) => field.name === name)?.text ?? '';
  const names = codesOf(CASE_FIELD_LABELS).filter((name) => [...then, ...now].some((field) => field.name === name));
  return names.map((name) => ({
    label: CASE_FIELD_LABELS[name],
    ...changedWords(textOf(then, name), textOf(now, name)),
  }));
}

/** The same for a report of an earlier release, whose text is lines: with other fields it is one block. */
function compareLines(then: string, fields: readonly CaseField[]): Compared[] {
  const lines = then.split('\n');
  if (lines.length === fields.length && mayEndWithLink(lines, fields)) {
    return fields.map(({ name, text }, index) => ({
      label: CASE_FIELD_LABELS[name],
      ...changedWords(lines[index] ?? '', text),
    }));
  }
  return [{ label: '', ...changedWords(then, fields.map(({ text }) => text).join('\n')) }];
}

/** A link is optional and comes last: without one the last line belongs to a longer text before it. */
const mayEndWithLink = (lines: readonly string[], fields: readonly CaseField[]) =>
  fields.at(-1)?.name !== 'LINK' || isWebAddress(lines.at(-1) ?? '');

/** The text of a report beside the current one; without a report there is the current one alone. */
function compare(report: CaseReport | undefined, now: readonly CaseField[]): Compared[] {
  return report?.fields ? compareFields(report.fields, now) : compareLines(report?.reportedText ?? '', now);
}

const isChanged = ({ before, after }: Compared) => [...before, ...after].some(({ changed }) => changed);

/** The text as it was reported, and the current text. */
export function CaseContents({ shown: { now, editedDateTime }, report }: CaseContentsProps) {
  const [side, setSide] = useState<'then' | 'now'>(report ? 'then' : 'now');
  const parts = compare(report, now?.fields ?? []);

  return (
    <Stack as="section" gap={3} aria-label="내용">
      <S.PartHead>
        <P.SubHeading>내용</P.SubHeading>
        {report && now && parts.some(isChanged) && (
          <Row as="p" gap={3} align="stretch" size="caption">
            <T.Changed>지금은 없는 말</T.Changed>
            <T.Changed data-new>새로 쓴 말</T.Changed>
          </Row>
        )}
      </S.PartHead>
      {report && (
        <T.Switcher>
          <Segment
            label="내용 고르기"
            hideLabel
            options={[
              { value: 'then', label: '신고 당시' },
              { value: 'now', label: '지금' },
            ]}
            value={side}
            onChange={setSide}
          />
        </T.Switcher>
      )}
      <T.Versions data-shown={report ? side : 'now'}>
        {report && <Then reportedAt={report.createdDateTime} parts={parts} isCompared={now !== null} />}
        <Now now={now} editedAt={editedDateTime} parts={parts} isCompared={report !== undefined} />
      </T.Versions>
    </Stack>
  );
}

interface ThenProps {
  reportedAt: string;
  parts: Compared[];
  isCompared: boolean;
}

/** The text as it was reported. */
function Then({ reportedAt, parts, isCompared }: ThenProps) {
  return (
    <article>
      <Row as="h4" gap={2} align="baseline" size="label" weight={700} below={3}>
        신고 당시{' '}
        <Text as="small" size="caption" tone="text-3" numbers>
          {shortMinute(reportedAt)}
        </Text>
      </Row>
      <Texts parts={parts.map(({ label, before }) => ({ label, words: isCompared ? before : plain(before) }))} />
    </article>
  );
}

interface NowProps {
  now: Case['now'];
  editedAt: string | null;
  parts: Compared[];
  isCompared: boolean;
}

/** The current text, if there is one. */
function Now({ now, editedAt, parts, isCompared }: NowProps) {
  return (
    <article>
      <Row as="h4" gap={2} align="baseline" size="label" weight={700} below={3}>
        지금{' '}
        {editedAt && (
          <Text as="small" size="caption" tone="text-3" numbers>
            {shortMinute(editedAt)}에 고침
          </Text>
        )}
      </Row>
      {now ? (
        <Texts parts={parts.map(({ label, after }) => ({ label, words: isCompared ? after : plain(after) }))} isNew />
      ) : (
        <Text size="label" weight={500} tone="text-3">
          {OPERATOR_MESSAGES.gone}
        </Text>
      )}
      {now && now.files.length > 0 && <Pictures files={now.files} />}
    </article>
  );
}

const plain = (words: readonly Word[]) => words.map((word) => ({ ...word, changed: false }));

interface TextsProps {
  parts: { label: string; words: Word[] }[];
  isNew?: boolean;
}

function Texts({ parts, isNew }: TextsProps) {
  return (
    <T.Texts>
      {parts.map(({ label, words }, index) => (
        <div key={index}>
          <Text as="dt" size="caption" tone="text-3" below={1}>
            {label || <VisuallyHidden>글</VisuallyHidden>}
          </Text>
          <dd>
            {words.length === 0 && <span>–</span>}
            {words.map(({ text, changed }, at) =>
              changed ? (
                <T.Changed key={at} data-new={isNew}>
                  {text}
                </T.Changed>
              ) : (
                <span key={at}>{text}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </T.Texts>
  );
}

function Pictures({ files }: { files: readonly string[] }) {
  const [seen, setSeen] = useState<readonly string[]>([]);

  return (
    <Row gap={2} align="stretch" wraps>
      {files.map((file, index) => (
        <T.PictureButton
          key={file}
          type="button"
          aria-label={`사진 ${index + 1} 보기`}
          aria-pressed={seen.includes(file)}
          onClick={() => setSeen((before) => (before.includes(file) ? before : [...before, file]))}
        >
          <img src={file} alt="" loading="lazy" />
        </T.PictureButton>
      ))}
    </Row>
  );
}
