import { ENDPOINTS, nameOf } from '../../server/app/testing/endpoints';
import { type Cases } from './case';
import { LISTS } from './lists';
import { OTHERS } from './others';
import { WRITES } from './writes';

const CASES: Cases = { ...LISTS, ...OTHERS, ...WRITES };

/**
 * The cases with these names, where `list*` selects all that start with "list". Returns all cases when no name is
 * given.
 * @throws Error naming an endpoint that is neither measured nor left out for a reason, or one that no longer exists
 */
export function casesNamed(names: readonly string[]): Cases {
  const leftOut = ENDPOINTS.filter(({ unmeasured }) => unmeasured !== undefined).map(nameOf);
  const known = [...Object.values(CASES).map(({ endpoint }) => endpoint), ...leftOut];
  const actual = ENDPOINTS.map(nameOf);
  const missing = actual.filter((name) => !known.includes(name));
  const gone = known.filter((name) => !actual.includes(name));
  if (missing.length + gone.length > 0) throw new Error(`Without a case: ${missing.join()}. Gone: ${gone.join()}.`);

  const chosen = Object.entries(CASES).filter(
    ([name]) => names.length === 0 || names.some((one) => isMeant(name, one)),
  );
  if (chosen.length === 0) throw new Error(`Nothing is called that; there are:\n${Object.keys(CASES).join('\n')}`);
  return Object.fromEntries(chosen);
}

const isMeant = (name: string, one: string) => name === one || (one.endsWith('*') && name.startsWith(one.slice(0, -1)));
