import { useState } from 'react';

interface Answered<Data> {
  currentData?: Data;
  /** When the response arrived, epoch milliseconds. */
  fulfilledTimeStamp?: number;
}

/** The data that a query has fetched since this screen opened; older cached data is ignored. */
export function useFreshData<Data>({ currentData, fulfilledTimeStamp = 0 }: Answered<Data>): Data | undefined {
  const [openedAt] = useState(() => Date.now());
  return fulfilledTimeStamp >= openedAt ? currentData : undefined;
}
