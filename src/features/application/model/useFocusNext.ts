import { useEffect, useRef } from 'react';
import { type Application } from '@contract/application';

/** The heading of an applicant's row. */
export const applicantHeading = (id: number) => `applicant-${id}`;

/**
 * After an answer the focus goes to the name of the next one who waits, else to the heading of the list: the pressed
 * button is gone.
 * @returns notes which application is being answered
 */
export function useFocusNext(rows: readonly Application[] | undefined, headingId: string) {
  const answered = useRef<number>(undefined);

  useEffect(() => {
    const place = rows?.findIndex(({ id }) => id === answered.current) ?? -1;
    if (!rows || place < 0 || rows[place]?.status === 'PENDING') return;
    answered.current = undefined;
    const next = [...rows.slice(place + 1), ...rows].find(({ status }) => status === 'PENDING');
    document.getElementById(next ? applicantHeading(next.id) : headingId)?.focus({ preventScroll: next === undefined });
  }, [rows, headingId]);

  return (id: number) => {
    answered.current = id;
  };
}
