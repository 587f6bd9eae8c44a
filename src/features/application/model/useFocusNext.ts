import { useEffect, useRef } from 'react';
import { type Application } from '@contract/application';

/** The heading of an applicant's row. */
export const applicantHeading = (id: number) => `applicant-${id}`;

/**
 * After an answer the focus moves to the name of the next pending applicant, else to the heading of the list: the focused
 * button has disappeared, or its row, when the application was answered elsewhere.
 * @returns the function that stores which application is being answered
 */
export function useFocusNext(rows: readonly Application[] | undefined, headingId: string) {
  const answered = useRef<{ id: number; index: number }>(undefined);

  useEffect(() => {
    if (!rows || !answered.current) return;
    const { id: answeredId, index } = answered.current;
    const row = rows.find(({ id }) => id === answeredId);
    if (row?.status === 'PENDING') return;
    answered.current = undefined;
    // A refused answer may remove its row much later, when the focus is elsewhere.
    if (!row && document.activeElement !== document.body) return;
    const next = [...rows.slice(index), ...rows].find(({ status }) => status === 'PENDING');
    document.getElementById(next ? applicantHeading(next.id) : headingId)?.focus({ preventScroll: next === undefined });
  }, [rows, headingId]);

  return (id: number) => {
    answered.current = { id, index: rows?.findIndex((row) => row.id === id) ?? 0 };
  };
}
