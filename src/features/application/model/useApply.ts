import { APPLICATION_MESSAGES, type ApplicationPayload } from '@contract/application';
import { type ProjectDetail } from '@contract/project';
import { type Role } from '@contract/skill';
import {
  isNotFound,
  mayBeDone,
  useApplyToProjectMutation,
  useGetProjectQuery,
  useSendOnce,
  useSubmit,
} from '@/shared/api';
import { askForPush } from '@/shared/push';
import { toast } from '@/shared/toast';

export interface ApplicationForm extends Omit<ApplicationPayload, 'role'> {
  role: Role | '';
}

/** The draft of an application belongs to its post (D39). */
export const applicationDraft = (projectId: number) => ({ form: 'application', target: projectId });

/**
 * Sends the application, which closes the dialog: the member may no longer apply. After a refusal it stays open with its
 * text. After a lost response the post tells whether the application is kept.
 */
export function useApply({ id }: Pick<ProjectDetail, 'id'>) {
  const [apply] = useApplyToProjectMutation();
  const sendOnce = useSendOnce();
  const { refetch, error: problem } = useGetProjectQuery(id);
  const isKept = async () => (await refetch()).data?.mine?.state === 'APPLIED';

  const form = useSubmit<ApplicationForm>({
    draft: applicationDraft(id),
    async send({ role, ...form }) {
      // The rules have refused a form without a role.
      if (role === '') return undefined;
      const { error } = await sendOnce(applicationDraft(id), (key) => apply({ projectId: id, role, ...form, key }));
      return { error: mayBeDone(error) && (await isKept()) ? undefined : error };
    },
    done() {
      toast(APPLICATION_MESSAGES.sent);
      askForPush('answer');
    },
    // The post is asked for again after it, and the sheet says that it is gone.
    refused: isNotFound,
  });

  return { ...form, isDeleted: isNotFound(problem) };
}
