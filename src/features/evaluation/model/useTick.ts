import { CONTRIBUTION_MESSAGES, type Contribution } from '@contract/archive';
import { needsEmail, toastError, useTickContributionMutation } from '@/shared/api';

/** Confirms a teammate's line, or takes it back; shown at once and undone when the server refuses (D155). */
export function useTick(archiveId: number) {
  const [tickContribution] = useTickContributionMutation();

  return async ({ id, ticked = false }: Contribution) => {
    const { error } = await tickContribution({ archiveId, lineId: id, ticked: !ticked });
    if (error && !needsEmail(error)) toastError(error, CONTRIBUTION_MESSAGES.tickFailed);
  };
}
