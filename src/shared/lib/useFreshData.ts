import { useState } from 'react';

interface Answered<Data> {
  currentData?: Data;
  /** When the answer came, epoch milliseconds. */
  fulfilledTimeStamp?: number;
}

/** What a query answered since this screen opened: never what the tab had seen some time before. */
export function useFreshData<Data>({ currentData, fulfilledTimeStamp = 0 }: Answered<Data>): Data | undefined {
  const [openedAt] = useState(() => Date.now());
  return fulfilledTimeStamp >= openedAt ? currentData : undefined;
}
