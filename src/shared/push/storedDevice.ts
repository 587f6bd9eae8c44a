import { useSyncExternalStore } from 'react';

const DEVICE = 'push-device';
const ASKED = 'push-asked';

/** This browser as a device of a member that gets pushes (D175). */
export interface StoredDevice {
  /** The number of its row on the server. */
  id: number;
  /** The member that it is of: another one who logs in here does not inherit it. */
  member: number | null;
  /** The day on which its subscription was sent last, `YYYY-MM-DD`. */
  day: string;
}

/** Reads what this browser remembers; null when it gets no pushes, or its storage is closed. */
export function readStoredDevice(): StoredDevice | null {
  try {
    const stored = JSON.parse(localStorage.getItem(DEVICE) ?? 'null') as Partial<StoredDevice> | null;
    if (typeof stored?.id !== 'number') return null;
    return { id: stored.id, member: stored.member ?? null, day: String(stored.day) };
  } catch {
    return null;
  }
}

/** Remembers this browser's device, or with null that it has ended. */
export function storeDevice(device: StoredDevice | null): void {
  write(DEVICE, device && JSON.stringify(device));
  listeners.forEach((listener) => listener());
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The number of this browser's device; null while it gets no pushes. */
export const useStoredDeviceId = () =>
  useSyncExternalStore(
    subscribe,
    () => readStoredDevice()?.id ?? null,
    () => null,
  );

/** Whether the question about pushes was put off in this browser. */
export function isQuestionOver(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null;
  } catch {
    return true;
  }
}

/** Ends the question for this browser. */
export const endQuestion = () => write(ASKED, '1');

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A closed storage: the next start asks the server.
  }
}
