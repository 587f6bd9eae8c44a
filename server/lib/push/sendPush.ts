import { hash } from 'node:crypto';
import webPush from 'web-push';
import { type Failure } from '../delivery/deliveries';
import { DAY } from '../durations';
import { type VapidKey } from './vapidKey';

/** What the service worker shows: a title, a sentence, and the path that a click opens. */
export interface PushPayload {
  title: string;
  body: string;
  /** With `?notice=` where it is about one. */
  path: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
}

/** Where a device gets its pushes, and the keys with which it decrypts them. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** How the server names itself to push services (RFC 8292). */
export interface Sender extends VapidKey {
  /** An https or mailto address at which their makers reach the operator. */
  subject: string;
}

/** How long a push service keeps a push for a device that is away, in seconds. */
const TTL = DAY / 1_000;
const TIMEOUT = 10_000;

/** An answer of a push service other than that it has taken the push. */
export class PushRefusal extends Error {
  constructor(
    readonly status: number,
    /** After how many milliseconds it may be asked again. */
    readonly retryAfter = 0,
  ) {
    super(`A push service answered ${status}.`);
  }

  /** The device is over: its member has withdrawn the permission, or the browser is gone. */
  get isGone(): boolean {
    return this.status === 404 || this.status === 410;
  }
}

/** Encrypts a push for its device (RFC 8291) and hands it to the push service. @throws PushRefusal */
export async function sendPush(
  { endpoint, p256dh, auth }: PushAddress,
  payload: PushPayload,
  sender: Sender,
): Promise<void> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: sender,
      TTL,
      contentEncoding: 'aes128gcm',
      topic: topicOf(payload.tag),
    },
  );
  const { 'Content-Length': _counted, ...others } = headers;
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(others).map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await response.body?.cancel();
  if (!response.ok) throw new PushRefusal(response.status, retryAfterOf(response));
}

/** A push replaces one with the same topic that the device has not fetched yet. */
const topicOf = (tag: string) => hash('sha256', tag, 'base64url').slice(0, 32);

/** Seconds, or a date. */
function retryAfterOf({ headers }: Response): number {
  const value = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), DAY) : 0;
}

/**
 * What a failure means: too many, broken servers and no answer repeat, not before the service allows; other refusals would
 * repeat. The code names neither address nor keys.
 */
export function judgePush(error: unknown, now: number): Failure {
  if (!(error instanceof PushRefusal)) return { code: codeOf(error), isFinal: false };
  const { status, retryAfter, isGone } = error;
  const isRefused = status < 500 && status !== 429 && !isGone;
  return { code: String(status), isFinal: isRefused, notBefore: new Date(now + retryAfter) };
}

function codeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'ERROR');
}
