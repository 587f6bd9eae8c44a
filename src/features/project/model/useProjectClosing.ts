import { PROJECT_MESSAGES, type ProjectDetail } from '@contract/project';
import { errorMessage, errorStatus, isLoginMatter, useSetProjectClosedMutation } from '@/shared/api';
import { say } from '@/shared/notice';

/** Ends recruiting, or goes on with it (D35). */
export function useProjectClosing({ id, closed }: Pick<ProjectDetail, 'id' | 'closed'>) {
  const [setClosed, { isLoading }] = useSetProjectClosedMutation();

  async function toggle() {
    try {
      await setClosed({ id, closed: !closed }).unwrap();
      say(closed ? PROJECT_MESSAGES.reopened : PROJECT_MESSAGES.closed);
    } catch (error) {
      if (isLoginMatter(error)) return;
      say(errorStatus(error) === 403 ? errorMessage(error) : PROJECT_MESSAGES.closingFailed, { tone: 'error' });
    }
  }

  return { toggle: () => void toggle(), isBusy: isLoading };
}
