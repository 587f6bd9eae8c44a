import { TIMES } from '@contract/limits';
import { type VisibleArchive } from '../access';
import { DAY } from '../../lib/durations';

/** When the team may publish with evaluations missing (D51). */
export function publishableAt(
  { created_at: registered }: Pick<VisibleArchive, 'created_at'>,
  releaseDays: number,
): Date {
  return new Date(registered.getTime() + releaseDays * DAY);
}

/** The time from which reminders are allowed again; the first one is allowed at once. */
export function remindableAt({ created_at: registered, reminded_at: reminded }: Asked): Date {
  return reminded ? new Date(reminded.getTime() + TIMES.reminderInterval) : registered;
}

type Asked = Pick<VisibleArchive, 'created_at' | 'reminded_at'>;
