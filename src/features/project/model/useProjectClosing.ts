import { useState } from 'react';
import { isPastDeadline, PROJECT_MESSAGES, type ProjectDetail } from '@contract/project';
import { errorMessage, errorStatus, toastError, useSetProjectClosedMutation } from '@/shared/api';
import { useToday } from '@/shared/session';
import { toast } from '@/shared/toast';

/** A post whose deadline is unknown here has none (null): the server refuses a past one. */
export type Closable = Pick<ProjectDetail, 'id' | 'closed' | 'deadline'>;

const isDatePassed = (error: unknown) =>
  errorStatus(error) === 409 && errorMessage(error) === PROJECT_MESSAGES.deadlinePassed;

/** Closes or reopens recruiting (D35); after the deadline with another one or none (D103). */
export function useProjectClosing({ id, closed, deadline }: Closable) {
  const [setClosed, { isLoading }] = useSetProjectClosedMutation();
  const [asksForDate, setAsksForDate] = useState(false);
  const today = useToday();

  /**
   * @param change the new deadline, null for none; absent to leave it unchanged
   * @returns whether it succeeded
   */
  async function send(change: { deadline?: string | null } = {}): Promise<boolean> {
    try {
      await setClosed({ id, closed: !closed, ...change }).unwrap();
      toast(closed ? PROJECT_MESSAGES.reopened : PROJECT_MESSAGES.closed);
      return true;
    } catch (error) {
      if (isDatePassed(error) && !asksForDate) setAsksForDate(true);
      else toastError(error, PROJECT_MESSAGES.closingFailed);
      return false;
    }
  }

  return {
    toggle() {
      if (closed && isPastDeadline(deadline, today)) setAsksForDate(true);
      else void send();
    },
    isBusy: isLoading,
    asksForDate,
    reopenUntil: (date: string | null) => send({ deadline: date }),
    close: () => setAsksForDate(false),
  };
}
