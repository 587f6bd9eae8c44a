import { useState } from 'react';
import { type ProjectDetail } from '@contract/project';
import { FormDraft } from '@/shared/drafts';
import { AppForm, RequiredLegend } from '@/shared/forms';
import { EMPTY_PROJECT, projectDraftRules, toProjectForm } from '../model/projectForm';
import { useProjectSaving } from '../model/useProjectSaving';
import { EditorBar } from './EditorBar';
import { EditorSide } from './EditorSide';
import { ProjectFields } from './ProjectFields';
import * as S from './ProjectEditor.styles';

interface ProjectEditorProps {
  /** The post to edit; without it a new one is written. */
  project?: ProjectDetail;
}

/** The form of a recruitment post with preview and progress. */
export function ProjectEditor({ project }: ProjectEditorProps) {
  // The initial values: a refetch must not change a form that is being filled.
  const [initialValues] = useState(() => (project ? toProjectForm(project) : EMPTY_PROJECT));
  const { draft, form, check } = useProjectSaving(project);
  const submitLabel = project ? '수정하기' : '등록하기';

  return (
    <AppForm as={S.Columns} initialValues={initialValues} check={check} {...form} aria-label="모집글">
      <S.Main>
        <S.Draft>
          <FormDraft {...draft} rules={projectDraftRules} />
        </S.Draft>
        <RequiredLegend />
        <ProjectFields invited={project?.invitedMembers} />
      </S.Main>
      <EditorSide project={project} submitLabel={submitLabel} />
      <EditorBar submitLabel={submitLabel} />
    </AppForm>
  );
}
