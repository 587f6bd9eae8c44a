import { Link } from 'react-router-dom';
import { RECORD_MESSAGES, RECORD_TEXTS, timelineOf, type OwnRecord, type PreviewedRecord } from '@contract/record';
import { ArchiveThumb } from '@/entities/archive';
import { FactsFigure, KeywordBars, Kicker, TeamMark } from '@/entities/record';
import { useGetRecordPreviewQuery } from '@/shared/api';
import { paths } from '@/shared/routes';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { ExternalLinkIcon, Icon } from '@/shared/ui/Icon';
import { LoadingText } from '@/shared/ui/Skeleton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Stack, Text } from '@/shared/ui/pieces';
import * as S from './RecordPreview.styles';

const MOST_PROJECTS = 4;
const MOST_KEYWORDS = 3;

interface RecordPreviewProps {
  record: OwnRecord;
  /** Shows the heading, which a dialog has itself. */
  heading?: boolean;
}

/** A small preview of the public record; it follows every saved change. */
export function RecordPreview({ record: { enabled, code }, heading = false }: RecordPreviewProps) {
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
      {!enabled && <S.Off>{RECORD_MESSAGES.previewOwn}</S.Off>}
      <Shown />
    </>
  );
}

function Shown() {
  const { data: record, error, isFetching, refetch } = useGetRecordPreviewQuery();
  if (record) return <Miniature record={record} />;
  return error ? <FailedBlock busy={isFetching} onRetry={() => void refetch()} /> : <LoadingText />;
}

function Miniature({ record }: { record: PreviewedRecord }) {
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

const topOf = (keywords: PreviewedRecord['keywords']) => keywords.slice(0, MOST_KEYWORDS);
