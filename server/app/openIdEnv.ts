import { DEFAULT_SCOPE, KNOWN_PROVIDERS, type OpenIdProvider } from '../lib/openId/providers';
import { text, url, type Env } from './envVariables';

const VARIABLE = /^OIDC_([A-Z0-9]{2,20})_(ID|SECRET|SCOPE|ISSUER|LABEL)$/;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const MOST_PROVIDERS = 6;
const LONGEST_LABEL = 20;

/**
 * The providers of social login, the known ones first (D182).
 * @throws Error that names the variable, never a value
 */
export function openIdProviders(env: Env): OpenIdProvider[] {
  const used = Object.keys(env).filter((name) => name.startsWith('OIDC_') && text(env, name) !== undefined);
  const unknown = used.find((name) => !VARIABLE.test(name));
  if (unknown) throw new Error(`${unknown} is not a variable: OIDC_<NAME>_ID, _SECRET, _ISSUER, _LABEL or _SCOPE.`);
  const names = new Set(used.map((name) => VARIABLE.exec(name)?.[1] ?? ''));
  if (names.size === 0) return [];
  if (text(env, 'PUBLIC_URL') === undefined)
    throw new Error(`${used[0]} needs PUBLIC_URL, to which the provider returns.`);
  if (names.size > MOST_PROVIDERS) throw new Error(`OIDC_… may name ${MOST_PROVIDERS} providers at most.`);
  const known = Object.keys(KNOWN_PROVIDERS).filter((name) => names.has(name));
  const others = [...names].filter((name) => !known.includes(name)).sort();
  return [...known, ...others].map((name) => providerOf(env, name));
}

function providerOf(env: Env, name: string): OpenIdProvider {
  const known = KNOWN_PROVIDERS[name];
  return {
    name: name.toLowerCase(),
    label: known?.label ?? labelOf(env, name),
    issuer: issuerOf(env, name) ?? known?.issuer ?? missing(`OIDC_${name}_ISSUER`),
    clientId: required(env, `OIDC_${name}_ID`),
    clientSecret: required(env, `OIDC_${name}_SECRET`),
    scope: text(env, `OIDC_${name}_SCOPE`) ?? known?.scope ?? DEFAULT_SCOPE,
    isTrustedWithEmail: known?.isTrustedWithEmail ?? false,
  };
}

const required = (env: Env, name: string): string => text(env, name) ?? missing(name);

function missing(name: string): never {
  throw new Error(`${name} is missing: a provider of social login needs it.`);
}

function labelOf(env: Env, name: string): string {
  const label = required(env, `OIDC_${name}_LABEL`);
  if ([...label].length <= LONGEST_LABEL) return label;
  throw new Error(`OIDC_${name}_LABEL must have at most ${LONGEST_LABEL} characters.`);
}

/** Without encryption only for a provider of this machine, in tests. */
function issuerOf(env: Env, name: string): string | undefined {
  const variable = `OIDC_${name}_ISSUER`;
  const issuer = url(env, variable, ['https:', 'http:']);
  if (issuer === undefined || issuer.startsWith('https:') || LOOPBACK.includes(new URL(issuer).hostname)) return issuer;
  throw new Error(`${variable} must be an address that starts with https://.`);
}
