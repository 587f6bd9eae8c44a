import { addDays } from '@contract/dates';
import ical from 'ical-generator';

export interface CalendarDay {
  /** The same for the same matter, so that a calendar replaces the event instead of adding a second one. */
  id: string;
  summary: string;
  /** `YYYY-MM-DD` in Korea. */
  day: string;
  /** The path of the page that it is about. */
  path: string;
}

/** An iCalendar file (RFC 5545) with one event of a whole day. */
export function createCalendarFile({ id, summary, day, path }: CalendarDay): Blob {
  const { host, origin } = window.location;
  const calendar = ical({ prodId: { company: 'Teamieum', product: 'Teamieum', language: 'KO' } });
  calendar.createEvent({
    id: `${id}@${host}`,
    // A day without a zone is written as its date in UTC; the end is the first day after it.
    start: new Date(day),
    end: new Date(addDays(day, 1)),
    allDay: true,
    timezone: 'UTC',
    summary,
    url: `${origin}${path}`,
  });
  return new Blob([calendar.toString()], { type: 'text/calendar' });
}
