import { useState } from 'react';
import { nameKey } from '@contract/text';
import { type Availability } from './useAvailabilityCheck';

/** The duplicate check of a value the member has already: kept as it is, in whatever case, it needs none. */
export function useOwnValueCheck(own: string, ask: Availability['ask']) {
  const [free, setFree] = useState<string | null>(null);
  const isOwn = (value: string) => nameKey(value.trim()) === nameKey(own);

  return {
    isOwn,
    /** Whether the value may be sent as it stands. */
    mayStand: (value: string) => isOwn(value) || value === free,
    availabilityOf: (value: string): Availability => ({
      isChecked: !isOwn(value) && value === free,
      ask,
      onFree: setFree,
      onEdited: () => setFree(null),
    }),
  };
}

export type OwnValueCheck = ReturnType<typeof useOwnValueCheck>;
