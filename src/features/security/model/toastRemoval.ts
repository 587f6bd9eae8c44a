import { isNotFound, needsProof, toastOutcome } from '@/shared/api';

/**
 * Shows how the removal of a device, passkey or provider has ended. What is gone already is removed, as after a lost
 * response; who gave up the proof knows.
 */
export function toastRemoval(error: unknown, success: string): void {
  if (!needsProof(error)) toastOutcome(isNotFound(error) ? undefined : error, success);
}
