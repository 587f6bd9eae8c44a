import { type FieldProblem } from '@contract/envelope';
import { MESSAGES } from '@contract/messages';
import { PROJECT_MESSAGES, type ProjectDetail, type ProjectPayload } from '@contract/project';
import { saveOver, useCreateProjectMutation, useSendOnce, useSubmit, useUpdateProjectMutation } from '@/shared/api';
import { type DraftRef } from '@/shared/drafts';
import { askForPush } from '@/shared/push';
import { toast } from '@/shared/toast';
import { paths, useMountedNavigate } from '@/shared/routes';
import { useToday } from '@/shared/session';
import { firstProblem, toFormField, toProjectPayload, type ProjectForm } from './projectForm';

/** Saves a post, a new one without `project`, and navigates to the list. */
export function useProjectSaving(project?: ProjectDetail) {
  const save = useSaving(project);
  // The draft key of a new post, or of an edit (D39).
  const draft: DraftRef = { form: 'project', target: project?.id };
  const navigate = useMountedNavigate();
  const today = useToday();
  const form = useSubmit<ProjectForm>({
    draft,
    send: (values) => save(toProjectPayload(values), draft),
    done(_saved, { invitedMembersNicknames: invited }) {
      toast(project ? PROJECT_MESSAGES.edited : PROJECT_MESSAGES.saved);
      if (!project && invited.length > 0) askForPush('answer');
      navigate(paths.projectList, { replace: true });
    },
    texts: {
      failed: project ? PROJECT_MESSAGES.editFailed : PROJECT_MESSAGES.saveFailed,
      unknown: project && MESSAGES.maybeSaved,
    },
    toFields: (problems) => problems.map(ofWholeField),
  });

  return {
    draft,
    form,
    check: (values: ProjectForm) => firstProblem(values, { today, kept: project?.deadline ?? null }),
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
