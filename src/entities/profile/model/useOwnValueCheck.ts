import { useState } from 'react';
import { nameKey } from '@contract/text';
import { type Availability } from './useAvailabilityCheck';

/** The availability check of a value the member already has: unchanged, in any case, it needs none. */
export function useOwnValueCheck(own: string, ask: Availability['ask']) {
  const [free, setFree] = useState<string | null>(null);
  const isOwn = (value: string) => nameKey(value.trim()) === nameKey(own);

  return {
    isOwn,
    /** Whether the current value may be sent. */
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
