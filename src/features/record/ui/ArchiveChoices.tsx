import { ARCHIVE_KIND_LABELS } from '@contract/archive';
import { RECORD_MESSAGES, type OwnRecord, type RecordArchive } from '@contract/record';
import { ArchiveThumb } from '@/entities/archive';
import { TeamMark } from '@/entities/record';
import { CheckBox } from '@/shared/ui/CheckField';
import { SectionCount, SectionHeading } from '@/shared/ui/SectionHeading';
import { Text } from '@/shared/ui/pieces';
import { type RecordWrites } from '../model/useRecordSettings';
import * as S from './ArchiveChoices.styles';
import { Hint, Nothing, Section } from './RecordSettings.styles';

interface ArchiveChoicesProps {
  record: OwnRecord;
  writes: RecordWrites;
}

/** Selects the published archives of the record. */
export function ArchiveChoices({ record: { archives }, writes: { save } }: ArchiveChoicesProps) {
  const shown = archives.filter((archive) => archive.shown);
  const widest = Math.max(0, ...archives.map(({ teamSize }) => teamSize));

  const toggle = (archive: RecordArchive) =>
    save({
      hiddenArchives: archives.flatMap(({ id, shown: isShown }) => ((id === archive.id) === isShown ? id : [])),
    });

  return (
    <Section>
      <div>
        <SectionHeading>
          {RECORD_MESSAGES.archives} <SectionCount>{shown.length}</SectionCount>
        </SectionHeading>
        <Hint>{RECORD_MESSAGES.archivesHint}</Hint>
      </div>
      {archives.length === 0 && <Nothing>{RECORD_MESSAGES.noArchives}</Nothing>}
      <S.List>
        {archives.map((archive) => (
          <li key={archive.id}>
            <S.Choice>
              <CheckBox type="checkbox" checked={archive.shown} onChange={() => toggle(archive)} />
              <S.Thumb>
                <ArchiveThumb id={archive.id} title={archive.title} thumbnail={archive.thumbnail} sizes="104px" />
              </S.Thumb>
              <S.Words>
                <b>{archive.title}</b>
                <Text as="span" size="caption" tone="text-3">
                  {ARCHIVE_KIND_LABELS[archive.kind]}
                </Text>
                <TeamMark {...archive} widest={widest} isOwn />
              </S.Words>
            </S.Choice>
          </li>
        ))}
      </S.List>
    </Section>
  );
}
