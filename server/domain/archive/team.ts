import { ARCHIVE_MESSAGES, unknownMembers, type ArchivePayload } from '@contract/archive';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { DEFAULT_ROLE, type Role } from '@contract/skill';
import { nameKey } from '@contract/text';
import { refused } from '../../lib/http/errors';

const FIELD = 'archiveMembers';

/** A candidate of the team. */
interface Candidate {
  id: number;
  /** `nameKey` of the nickname. */
  nickname_key: string | null;
  /** The desired roles of the profile, most desired first. */
  desired_roles: Role[] | null;
}

export interface Teammate {
  id: number;
  roles: Role[];
}

/**
 * The team of a form, in its order: roles of one nickname are merged, duplicates ignored. A writer who is not listed is
 * added first, with the first desired role.
 * @param candidates the members the form names, and the writer
 * @throws ApiError 400 naming unknown members, for a team of one and for one of too many
 */
export function teamOf(
  { archiveMembers: named }: Pick<ArchivePayload, 'archiveMembers'>,
  writer: Candidate,
  candidates: readonly Candidate[],
): Teammate[] {
  const byName = new Map(candidates.map((candidate) => [candidate.nickname_key, candidate]));
  const isOwn = (one: { memberId?: number | undefined }) => one.memberId === writer.id;
  const others = named.filter((one) => !isOwn(one));
  const unknown = [...new Set(others.map(({ nickname }) => nickname))].filter((name) => !byName.has(nameKey(name)));
  if (unknown.length > 0) throw refused(FIELD, unknownMembers(unknown));

  const rolesOf = new Map<number, Set<Role>>();
  for (const one of named) {
    const id = isOwn(one) ? writer.id : (byName.get(nameKey(one.nickname))?.id ?? writer.id);
    rolesOf.set(id, (rolesOf.get(id) ?? new Set()).add(one.role));
  }
  const listed = [...rolesOf].map(([id, roles]) => ({ id, roles: [...roles] }));
  const team = rolesOf.has(writer.id) ? listed : [{ id: writer.id, roles: ownRoles(writer) }, ...listed];

  if (team.length < LIMITS.smallestTeam) throw refused(FIELD, ARCHIVE_MESSAGES.members);
  if (team.length > LIMITS.members + 1) throw refused(FIELD, MESSAGES.members);
  return team;
}

const ownRoles = ({ desired_roles: desired }: Candidate): Role[] => [desired?.[0] ?? DEFAULT_ROLE];
