import { type Envelope } from '@contract/envelope';
import { MESSAGES } from '@contract/messages';

/** The body of a success; `data` is null if there is none. */
export function ok<T>(data: T, message: string = MESSAGES.ok): Envelope<T> {
  return { status: 200, message, data };
}
