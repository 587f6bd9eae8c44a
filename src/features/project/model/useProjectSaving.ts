import { type FormikHelpers } from 'formik';
import { useRef } from 'react';
import { type FieldProblem } from '@contract/envelope';
import { MESSAGES } from '@contract/messages';
import { PROJECT_MESSAGES, type ProjectDetail, type ProjectPayload } from '@contract/project';
import {
  fieldProblems,
  toastSendError,
  useCreateProjectMutation,
  saveOver,
  useSendOnce,
  useUpdateProjectMutation,
} from '@/shared/api';
import { useDraft, type DraftRef } from '@/shared/drafts';
import { toErrors, useServerErrors } from '@/shared/forms';
import { toast } from '@/shared/toast';
import { paths, useMountedNavigate } from '@/shared/routes';
import { useToday } from '@/shared/session';
import { firstProblem, toFormField, toProjectPayload, type ProjectForm } from './projectForm';

/** Saves a post, a new one without `project`, and navigates to the list; after a refusal the fields show their errors. */
export function useProjectSaving(project?: ProjectDetail) {
  const save = useSaving(project);
  // The draft key of a new post, or of an edit (D39).
  const draft: DraftRef = { form: 'project', target: project?.id };
  const { dropDraft } = useDraft(draft);
  const navigate = useMountedNavigate();
  const isPosting = useRef(false);
  const refusal = useServerErrors();
  const today = useToday();

  async function post(values: ProjectForm, { setErrors }: FormikHelpers<ProjectForm>) {
    if (isPosting.current) return;
    isPosting.current = true;
    const result = await save(toProjectPayload(values), draft);
    if (!result || result.error) {
      isPosting.current = false;
      if (result) refuse(result.error, values, setErrors);
      return;
    }
    dropDraft();
    toast(project ? PROJECT_MESSAGES.edited : PROJECT_MESSAGES.saved);
    // The form may stay mounted for a moment: it must not submit again.
    navigate(paths.projectList, { replace: true });
  }

  function refuse(error: unknown, values: ProjectForm, setErrors: FormikHelpers<ProjectForm>['setErrors']) {
    const problems = fieldProblems(error).map(ofWholeField);
    refusal.note(values, problems);
    setErrors(toErrors(problems));
    toastSendError(error, {
      failed: project ? PROJECT_MESSAGES.editFailed : PROJECT_MESSAGES.saveFailed,
      explained: [400, 403, 404, 409, 429],
      ...(project && { unknown: MESSAGES.maybeSaved }),
    });
  }

  return {
    draft,
    post,
    check: (values: ProjectForm) => ({
      ...toErrors<ProjectForm>(refusal.remaining(values)),
      ...firstProblem(values, { today, kept: project?.deadline ?? null }),
    }),
    clearServerErrors: refusal.clear,
  };
}

function useSaving(project?: ProjectDetail) {
  const [createProject] = useCreateProjectMutation();
  const [updateProject] = useUpdateProjectMutation();
  const sendOnce = useSendOnce();

  /** @returns undefined when an edit was not to overwrite another one */
  return ({ updatedDateTime, ...payload }: ProjectPayload, draft: DraftRef) =>
    project
      ? saveOver(updatedDateTime, (version) =>
          updateProject({ id: project.id, payload: { ...payload, updatedDateTime: version } }),
        )
      : sendOnce(draft, (key) => createProject({ payload, key }));
}

/** A problem of `skills[2]` is shown at its whole field. */
const ofWholeField = ({ field, message }: FieldProblem): FieldProblem => ({
  field: toFormField(field.split(/[[.]/)[0] ?? field),
  message,
});
