import { expand } from './expandPaths';
import { fieldsOf } from './fieldsOf';
import { PRIVACY } from './privacy';
import { type Audience, type View } from './privacyFields';

/** The subject of all data, with unique values that are recognised anywhere. */
export const PERSON = {
  name: '황보가온',
  birth: '1999-12-31',
  phone: '010-7777-6666',
  email: 'hush.hush@example.org',
  address: '세종시 비밀로 12',
  username: 'hushhush1',
} as const;
export type Secret = keyof typeof PERSON;

export const viewOf = (endpoint: string): View => {
  const view = PRIVACY.find(({ endpoints }) => endpoints.includes(endpoint));
  if (!view) throw new Error(`The table of privacy does not name ${endpoint}.`);
  return view;
};

/** The problems of a response: fields missing in the table, and fields or values this audience must not get. */
export function breaches(view: View, audience: Audience, data: unknown, text = JSON.stringify(data)): string[] {
  const known = new Map<string, readonly Audience[] | 'all'>(expand(view.facts ?? '').map((field) => [field, 'all']));
  for (const [audiences, paths] of view.people) for (const field of expand(paths)) known.set(field, audiences);
  const fields = [...fieldsOf(data)].flatMap(([field, isTold]) => {
    const audiences = known.get(field);
    if (audiences === undefined) return `does not name ${field}`;
    return audiences === 'all' || !isTold || audiences.includes(audience) ? [] : `keeps ${field} from the ${audience}`;
  });
  return [...fields, ...secretsIn(text, view, audience).map((secret) => `keeps the ${secret} from the ${audience}`)];
}

/** Values of the person in a text although the audience must not get a field of that name. */
export function secretsIn(text: string, view: View | undefined, audience: Audience): Secret[] {
  const named = (view?.people ?? []).filter(([audiences]) => audiences.includes(audience));
  const allowed = named.flatMap(([, paths]) => expand(paths).map((field) => field.split('.').at(-1)));
  const mayKnow = (secret: Secret) => allowed.includes(secret) && (secret !== 'birth' || audience === 'own');
  return (Object.keys(PERSON) as Secret[]).filter((secret) => text.includes(PERSON[secret]) && !mayKnow(secret));
}
