import { Link } from 'react-router-dom';
import { RECORD_MESSAGES, RECORD_TEXTS, timelineOf, type MemberRecord, type OwnRecord } from '@contract/record';
import { ArchiveThumb } from '@/entities/archive';
import { FactsFigure, KeywordBars, Kicker, TeamMark } from '@/entities/record';
import { useGetRecordQuery } from '@/shared/api';
import { useOnceTrue } from '@/shared/lib/useOnceTrue';
import { paths } from '@/shared/routes';
import { ExternalLinkIcon, Icon } from '@/shared/ui/Icon';
import { LoadingText } from '@/shared/ui/Skeleton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Stack, Text } from '@/shared/ui/pieces';
import * as S from './RecordPreview.styles';

const MOST_PROJECTS = 4;
const MOST_KEYWORDS = 3;

interface RecordPreviewProps {
  record: OwnRecord;
  /** Whether the settings are being saved. */
  isSaving: boolean;
  /** Shows the heading, which a dialog has itself. */
  heading?: boolean;
}

/** A small preview of the public record; it follows every saved change. */
export function RecordPreview({ record: { enabled, code }, isSaving, heading = false }: RecordPreviewProps) {
  const shownCode = enabled ? code : null;

  return (
    <>
      <S.Head>
        {heading && (
          <Text as="h2" size="title">
            {RECORD_MESSAGES.preview}
          </Text>
        )}
        {shownCode !== null && (
          <Link to={paths.record(shownCode)} target="_blank">
            {RECORD_MESSAGES.openPage}
            <Icon of={ExternalLinkIcon} size={16} />
            <VisuallyHidden> (새 창)</VisuallyHidden>
          </Link>
        )}
      </S.Head>
      {!enabled && <S.Off>{RECORD_MESSAGES.previewOff}</S.Off>}
      {shownCode !== null && <Shown code={shownCode} isSaving={isSaving} />}
    </>
  );
}

function Shown({ code, isSaving }: { code: string; isSaving: boolean }) {
  // The record that a save switches on is public once the save is stored; before, the request would be a 404.
  const isStored = useOnceTrue(!isSaving);
  const { data: record } = useGetRecordQuery(code, { skip: !isStored });
  return record ? <Miniature record={record} /> : <LoadingText />;
}

function Miniature({ record }: { record: MemberRecord }) {
  const { nickname, name, facts, projects, keywords, lines, lineCount } = record;

  return (
    <S.Miniature role="img" aria-label={`기록 ${RECORD_MESSAGES.preview}`}>
      <S.Identity>
        <Kicker iconSize={15}>{RECORD_MESSAGES.kicker}</Kicker>
        <Text as="b" size="h2" weight={800}>
          {nickname} <i>님의 기록</i>
        </Text>
        {name !== null && (
          <Text as="span" size="caption" tone="text-2">
            {name}
          </Text>
        )}
      </S.Identity>
      {projects.length === 0 && (
        <Text size="micro" weight={500} tone="text-3">
          {RECORD_MESSAGES.empty}
        </Text>
      )}
      <FactsFigure size="preview" facts={facts} timeline={timelineOf(projects)} />
      <S.Projects>
        {projects.slice(0, MOST_PROJECTS).map(({ id, title, thumbnail, teamSize, evaluatedMembers }) => (
          <Stack as="li" gap={1} key={id}>
            <S.Thumb>
              <ArchiveThumb id={id} title={title} thumbnail={thumbnail} sizes="160px" />
            </S.Thumb>
            <Text as="b" size="caption" weight={600} cut>
              {title}
            </Text>
            <TeamMark compact isOwn teamSize={teamSize} evaluatedMembers={evaluatedMembers} />
          </Stack>
        ))}
      </S.Projects>
      {keywords.length > 0 && <KeywordBars size="preview" keywords={topOf(keywords)} />}
      {lines[0] && <S.Quote>{lines[0].content}</S.Quote>}
      {lines.length > 0 && (
        <Text size="micro" weight={500} tone="text-3">
          {RECORD_TEXTS.pickedLines(lineCount, lines.length)}
        </Text>
      )}
    </S.Miniature>
  );
}

const topOf = (keywords: MemberRecord['keywords']) =>
  keywords.slice(0, MOST_KEYWORDS).map(({ content, count }) => ({ content, count }));
