/** The environment variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Former names of environment variables and the current ones. A former name works for one release. */
const RENAMED: Readonly<Record<string, string>> = {
  API_HOST: 'API_ORIGIN',
  SOCKET: 'SOCKET_PATH',
  WEB_ORIGIN: 'WEB_ORIGINS',
};

const isSet = (env: Env, name: string) => (env[name] ?? '').trim() !== '';

/** The environment with the values of former names under the current ones; a current name takes precedence. */
export function withCurrentNames(env: Env): Env {
  const renamed = Object.entries(RENAMED)
    .filter(([former, current]) => isSet(env, former) && !isSet(env, current))
    .map(([former, current]) => [current, env[former]] as const);
  return { ...env, ...Object.fromEntries(renamed) };
}

/** One warning for each former name that is still set, without its value. */
export const renamedVariableWarnings = (env: Env): string[] =>
  Object.entries(RENAMED)
    .filter(([former]) => isSet(env, former))
    .map(([former, current]) => `${former} is now ${current}; the former name will not work in the next release.`);
