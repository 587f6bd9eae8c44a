import { isNotFound, needsProof, toastOutcome } from '@/shared/api';

/**
 * Shows how the removal of a device, passkey or provider has ended. What is gone (404) counts as removed, as after a lost
 * response. Shows nothing when the member closed the dialog for the proof.
 */
export function toastRemoval(error: unknown, success: string): void {
  if (!needsProof(error)) toastOutcome(isNotFound(error) ? undefined : error, success);
}
