import { PROJECT_TEXTS } from '@contract/project';
import { nameKey } from '@contract/text';
import { badRequest } from '../../lib/http/errors';

interface Members {
  /** Ids of members by `nameKey`. */
  findByNames(keys: readonly string[]): Promise<Map<string, number>>;
}

/** The form field of the invited members. */
export const INVITED_FIELD = 'invitedMembersNicknames';

/**
 * The members whom a writer invites by nickname, in the order given.
 * @throws ApiError 400 naming every unknown, own or repeated one (D37)
 */
export async function findInvited(members: Members, names: readonly string[], writer: string): Promise<number[]> {
  const keys = names.map(nameKey);
  const ids = await members.findByNames(keys);

  const unknown = distinct(names.filter((name) => !ids.has(nameKey(name))));
  const own = names.find((name) => nameKey(name) === nameKey(writer));
  const repeated = distinct(names.filter((name, index) => keys.indexOf(nameKey(name)) < index));
  const messages = [
    unknown.length > 0 && PROJECT_TEXTS.inviteUnknown(unknown),
    own !== undefined && PROJECT_TEXTS.inviteOwn(own),
    repeated.length > 0 && PROJECT_TEXTS.inviteTwice(repeated),
  ].filter((message) => message !== false);

  if (messages.length > 0) throw badRequest(...messages.map((message) => ({ field: INVITED_FIELD, message })));
  return keys.flatMap((key) => ids.get(key) ?? []);
}

/** Each name once, in its first spelling. */
function distinct(names: readonly string[]): string[] {
  return [...new Map([...names].reverse().map((name) => [nameKey(name), name])).values()].reverse();
}
