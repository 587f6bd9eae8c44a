import { PROJECT_MESSAGES, type ProjectDetail } from '@contract/project';
import { tellFailure, useSetProjectClosedMutation } from '@/shared/api';
import { say } from '@/shared/notice';

/** Ends recruiting, or goes on with it (D35). */
export function useProjectClosing({ id, closed }: Pick<ProjectDetail, 'id' | 'closed'>) {
  const [setClosed, { isLoading }] = useSetProjectClosedMutation();

  async function toggle() {
    try {
      await setClosed({ id, closed: !closed }).unwrap();
      say(closed ? PROJECT_MESSAGES.reopened : PROJECT_MESSAGES.closed);
    } catch (error) {
      tellFailure(error, PROJECT_MESSAGES.closingFailed, [403]);
    }
  }

  return { toggle: () => void toggle(), isBusy: isLoading };
}
