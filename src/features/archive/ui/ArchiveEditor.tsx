import { useState } from 'react';
import { useSelector } from 'react-redux';
import { ARCHIVE_MESSAGES, type ArchiveDetail } from '@contract/archive';
import { type ProjectDetail } from '@contract/project';
import { FormDraft } from '@/shared/drafts';
import { AppForm, RequiredLegend } from '@/shared/forms';
import { selectMemberId } from '@/shared/session';
import { ClockIcon } from '@/shared/ui/Icon';
import { Banner } from '@/shared/ui/Banner';
import {
  EMPTY_ARCHIVE,
  fromProject,
  NEVER_IN_ARCHIVE_DRAFT,
  NEVER_IN_PUBLISHED_DRAFT,
  rulesOf,
  toArchiveForm,
  type ArchiveForm,
} from '../model/archiveForm';
import { useArchiveSaving } from '../model/useArchiveSaving';
import { ArchiveFields } from './ArchiveFields';
import { ArchivePreview } from './ArchivePreview';
import { ArchiveBar, ArchiveProgress } from './ArchiveSubmit';
import * as S from './ArchiveEditor.styles';

interface ArchiveEditorProps {
  /** The archive to edit; without it a new one is written. */
  archive?: ArchiveDetail;
  /** The finished project that a new archive is made from. */
  project?: ProjectDetail;
}

/** The form of an archive with preview and progress. */
export function ArchiveEditor({ archive, project }: ArchiveEditorProps) {
  const memberId = useSelector(selectMemberId);
  // The initial values: a refetch must not change a form that is being filled.
  const [initialValues] = useState(() => initialForm({ archive, project }, memberId));
  const { draft, form, isCutOff, check } = useArchiveSaving({ archive, projectId: project?.id });

  return (
    <AppForm as={S.Columns} initialValues={initialValues} check={check} {...form} aria-label="아카이브">
      <S.Main>
        <S.Notices>
          <FormDraft
            {...draft}
            rules={rulesOf(archive !== undefined)}
            exclude={archive?.published ? NEVER_IN_PUBLISHED_DRAFT : NEVER_IN_ARCHIVE_DRAFT}
            notice={archive ? undefined : ARCHIVE_MESSAGES.restored}
          />
          {!archive?.published && (
            <Banner tone="apricot" icon={ClockIcon}>
              {ARCHIVE_MESSAGES.gate}
            </Banner>
          )}
        </S.Notices>
        <RequiredLegend />
        <ArchiveFields archive={archive} team={project?.members} isCutOff={isCutOff} />
      </S.Main>
      <S.Side>
        <ArchivePreview archive={archive} />
        <ArchiveProgress archive={archive} />
      </S.Side>
      <ArchiveBar archive={archive} />
    </AppForm>
  );
}

function initialForm({ archive, project }: ArchiveEditorProps, memberId: number | null): ArchiveForm {
  if (archive) return toArchiveForm(archive);
  return project ? fromProject(project, memberId) : EMPTY_ARCHIVE;
}
