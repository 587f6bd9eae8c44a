import { isPushHost } from '../lib/push/pushHosts';

/** The environment variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>;

/** The text of a variable; one set to nothing counts as absent. */
export function text(env: Env, name: string): string | undefined {
  return env[name]?.trim() === '' ? undefined : env[name]?.trim();
}

interface Range {
  fallback: number;
  min: number;
  max: number;
}

/** A whole number within a range, or the fallback. @throws Error that names the variable, as all of these do */
export const wholeNumber = (env: Env, name: string, range: Range): number =>
  numberWithin(env, name, range, { kind: 'whole number', pattern: /^\d+$/ });

/** A number within a range that may have decimals, or the fallback. */
export const decimalNumber = (env: Env, name: string, range: Range): number =>
  numberWithin(env, name, range, { kind: 'number', pattern: /^\d+(?:\.\d+)?$/ });

interface Notation {
  kind: string;
  pattern: RegExp;
}

function numberWithin(env: Env, name: string, { fallback, min, max }: Range, { kind, pattern }: Notation): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = pattern.test(value) ? Number(value) : NaN;
  if (number >= min && number <= max) return number;
  throw new Error(`${name} must be a ${kind} from ${min} to ${max}, not "${value}".`);
}

/** A number above 0, or the fallback. */
export function positiveNumber(env: Env, name: string, fallback: number): number {
  const number = Number(text(env, name) ?? fallback);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Error(`${name} must be a number above 0, not "${text(env, name)}".`);
}

/** An address by one of some protocols. The error omits the value, which may contain a password. */
export function url(env: Env, name: string, protocols: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  throw new Error(`${name} must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}.`);
}

/** An address, alone or with a name: `팀이음 <no-reply@example.org>`. */
const MAIL_ADDRESS = /^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;

/** An e-mail address, alone or as `Name <address>`. */
export function mailAddress(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined || MAIL_ADDRESS.test(value)) return value;
  throw new Error(`${name} must be an e-mail address, alone or as "Name <address>", not "${value}".`);
}

/** A secret of at least 32 characters. The error omits the value. */
export function secret(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined || value.length >= 32) return value;
  throw new Error(`${name} must have at least 32 characters.`);
}

/** The origins of a list of web addresses that commas separate. */
export function origins(env: Env, name: string): string[] {
  const values = (text(env, name) ?? '').split(',').filter((one) => one.trim() !== '');
  return values.map((value) => {
    const one = url({ [name]: value }, name, ['http:', 'https:']);
    return new URL(one ?? value).origin;
  });
}

const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

/** The domains of a list that commas separate, in lower case; `none` is an empty list. */
export function domains(env: Env, name: string): string[] | undefined {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined || value === 'none') return value === undefined ? undefined : [];
  const names = value.split(',').map((one) => one.trim());
  if (names.every((one) => DOMAIN.test(one))) return names;
  throw new Error(`${name} must be domains that commas separate, such as "example.edu", or none, not "${value}".`);
}

/** The hosts of push services, in lower case, that commas separate. */
export function pushHosts(env: Env, name: string): string[] | undefined {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return undefined;
  const hosts = value.split(',').map((one) => one.trim());
  if (hosts.every(isPushHost)) return hosts;
  throw new Error(
    `${name} must be hosts that commas separate, such as "*.push.apple.com", or loopback addresses, not "${value}".`,
  );
}
