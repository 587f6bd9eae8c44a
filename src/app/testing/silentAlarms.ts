import { type Alarms } from '@contract/alarm';
import { http, HttpResponse } from 'msw';
import { answer } from './serve/answers';

/** A stream that stays open; what it says is up to the caller. */
export const eventStream = (start?: (line: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new HttpResponse(new ReadableStream<Uint8Array>({ start }), { headers: { 'content-type': 'text/event-stream' } });

/** The bell stands on every page of a member: unless a test is about it, it has nothing to tell. */
export const silentAlarms = [
  http.get('*/api/alarm/project-archive', () => answer<Alarms>({ inviteProjectOutputList: [], userArchiveList: [] })),
  http.get('*/api/alarm/stream', () => eventStream()),
];
