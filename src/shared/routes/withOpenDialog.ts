import { currentEntry } from '@/shared/lib/historyEntry';
import { type AppLocation } from './useAppLocation';

/** The current location, as the router has it, with its open dialog: to return to it after a login. */
export function withOpenDialog(location: AppLocation): AppLocation {
  const dialog = currentEntry().usr?.dialog;
  return dialog === undefined ? location : { ...location, state: { ...(location.state as object | null), dialog } };
}
