import { useEffect, useRef } from 'react';
import { type Application } from '@contract/application';

/** The heading of an applicant's row. */
export const applicantHeading = (id: number) => `applicant-${id}`;

/**
 * After an answer the focus moves to the name of the next pending applicant, else to the heading of the list: the focused
 * button has disappeared.
 * @returns the function that stores which application is being answered
 */
export function useFocusNext(rows: readonly Application[] | undefined, headingId: string) {
  const answered = useRef<number>(undefined);

  useEffect(() => {
    const index = rows?.findIndex(({ id }) => id === answered.current) ?? -1;
    if (!rows || index < 0 || rows[index]?.status === 'PENDING') return;
    answered.current = undefined;
    const next = [...rows.slice(index + 1), ...rows].find(({ status }) => status === 'PENDING');
    document.getElementById(next ? applicantHeading(next.id) : headingId)?.focus({ preventScroll: next === undefined });
  }, [rows, headingId]);

  return (id: number) => {
    answered.current = id;
  };
}
