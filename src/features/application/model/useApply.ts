import { APPLICATION_MESSAGES, type ApplicationPayload } from '@contract/application';
import { type ProjectDetail } from '@contract/project';
import { type Role } from '@contract/skill';
import { toastSendError, useApplyToProjectMutation, useSendOnce } from '@/shared/api';
import { useDraft } from '@/shared/drafts';
import { toast } from '@/shared/toast';

export interface ApplicationForm extends Omit<ApplicationPayload, 'role'> {
  role: Role | '';
}

/** The draft of an application belongs to its post (D39). */
export const applicationDraft = (projectId: number) => ({ form: 'application', target: projectId });

/**
 * Sends the application, which closes the dialog: the member may no longer apply. After a refusal it stays open with its
 * text.
 */
export function useApply({ id }: Pick<ProjectDetail, 'id'>) {
  const [apply] = useApplyToProjectMutation();
  const sendOnce = useSendOnce();
  const { dropDraft } = useDraft(applicationDraft(id));

  return async ({ role, ...form }: ApplicationForm) => {
    if (role === '') return;
    const { error } = await sendOnce(applicationDraft(id), (key) => apply({ projectId: id, role, ...form, key }));
    if (error) return toastSendError(error);
    dropDraft();
    toast(APPLICATION_MESSAGES.sent);
  };
}
