import { type Attempt, type AttemptLimit, type Attempts } from '../../../lib/auth/attempts';
import { type KnownDevice } from '../../../lib/auth/deviceCookie';
import { HOUR, MINUTE } from '../../../lib/durations';

/** Limits of wrong attempts (api.md, Rate limits). */
const DEVICE = { perMinute: 5, perHour: 30 };
const UNKNOWN = { perMinute: 5, perHour: 100 };
/**
 * When a username has used up its 100 wrong logins, addresses with fewer wrong attempts than these may still try, so
 * that others cannot lock an owner out.
 */
const FRESH = { attempts: 2, perHour: 300 };

/** The origin of a login. */
export interface LoginOrigin {
  /** The caller's address, or network (IPv6: /64). */
  address: string;
  /** The device in the cookie, and the mail whose link was followed. */
  devices?: readonly KnownDevice[];
}

interface LoginTry extends LoginOrigin {
  username: string;
  /** Undefined for an unknown username. */
  memberId?: number;
}

/** @throws ApiError 429 */
export type BeginLogin = (login: LoginTry) => Promise<Attempt>;

/**
 * Counts wrong logins: on a known device by the device alone, with the link of a mail by the mail, elsewhere by username and
 * address. Without a known device, existing and unknown usernames behave alike.
 */
export function createLoginAttempts(attempts: Attempts): BeginLogin {
  return ({ username, address, memberId, devices = [] }) => {
    const own = devices.find((device) => device.memberId === memberId);
    return attempts.begin(own ? limitsOfDevice(own) : limitsOfStranger(username, address));
  };
}

function limitsOfDevice({ memberId, id }: KnownDevice): AttemptLimit[] {
  const key = `${memberId} ${id}`;
  return [
    { key: `device minute ${key}`, max: DEVICE.perMinute, per: MINUTE },
    { key: `device hour ${key}`, max: DEVICE.perHour, per: HOUR },
  ];
}

function limitsOfStranger(username: string, address: string): AttemptLimit[] {
  const pair = `${username} ${address}`;
  return [
    { key: `login minute ${pair}`, max: UNKNOWN.perMinute, per: MINUTE },
    // Only counted: the next limit depends on the result.
    { key: `login hour ${pair}`, max: FRESH.perHour, per: HOUR },
    {
      key: `login username ${username}`,
      max: (ofAddress) => (ofAddress <= FRESH.attempts ? FRESH.perHour : UNKNOWN.perHour),
      per: HOUR,
    },
  ];
}
