import { useState } from 'react';
import { nameKey } from '@contract/text';
import { type Availability } from './useAvailabilityCheck';

/** The availability check of a value of which some are the member's: those, in any case, need none. */
export function useOwnValueCheck(own: readonly string[], ask: Availability['ask']) {
  const [free, setFree] = useState<string | null>(null);
  const isOwn = (value: string) => own.some((one) => nameKey(value.trim()) === nameKey(one));

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
