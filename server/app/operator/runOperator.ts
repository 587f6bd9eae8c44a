import { type MemberRole } from '@contract/operator';
import { nameKey } from '@contract/text';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { changeRole, type RoleOutcome } from '../../domain/moderation';
import { printable } from '../reports/printable';
import { findMembers, listOperators, type FoundMember } from './operator.repository';

export const HELP = `Operators: members who look after reports.
  npm run operator -- list
  npm run operator -- add NICKNAME_OR_USERNAME
  npm run operator -- remove NICKNAME_OR_USERNAME
DATA_DIR or DATABASE_URL name the database, as for npm start. It may be running.`;

const ROLES: Readonly<Record<string, MemberRole>> = { add: 'OPERATOR', remove: 'MEMBER' };

type Print = (line: string) => void;

/**
 * Runs one command that lists or changes the operators of a database.
 * @returns whether the requested state is reached
 */
export async function runOperator(args: readonly string[], db: Kysely<Tables>, print: Print): Promise<boolean> {
  const [command = '', name = '', ...rest] = args;
  if (command === 'list' && name === '') return list(db, print);
  const role = ROLES[command];
  if (role === undefined || name === '' || rest.length > 0) {
    print(HELP);
    return command === '--help' || command === '-h';
  }
  return setRole(db, { name, role }, print);
}

async function setRole(db: Kysely<Tables>, { name, role }: { name: string; role: MemberRole }, print: Print) {
  const found = await findMembers(db, nameKey(name.trim()));
  const [member] = found;
  if (!member || found.length > 1) {
    print(member ? toAmbiguity(name, found) : `There is no member ${printable(name)}.`);
    return false;
  }
  const change = { memberId: member.id, role, actorId: null, reason: '', at: new Date() };
  const outcome = await changeRole(db, change);
  print(SENTENCES[outcome](nameOf(member), role));
  return outcome === 'changed' || outcome === 'unchanged';
}

async function list(db: Kysely<Tables>, print: Print): Promise<boolean> {
  const rows = await listOperators(db);
  rows.forEach((member) => print(nameOf(member)));
  print(rows.length === 1 ? '1 operator' : `${rows.length === 0 ? 'No' : rows.length} operators`);
  return true;
}

const nameOf = ({ nickname, username }: FoundMember) => `${printable(nickname)} (${username})`;

const toAmbiguity = (name: string, found: readonly FoundMember[]) =>
  `${printable(name)} is the name of ${found.map(nameOf).join(' and of ')}. Name the one by what the other does not have.`;

const SENTENCES: Record<RoleOutcome, (name: string, role: MemberRole) => string> = {
  changed: (name, role) => `${name} is ${role === 'OPERATOR' ? 'an operator now' : 'no operator any more'}.`,
  unchanged: (name, role) => `${name} is ${role === 'OPERATOR' ? 'an operator already' : 'no operator'}.`,
  unknown: (name) => `${name} has withdrawn.`,
  withdrawn: (name) => `${name} has withdrawn.`,
  suspended: (name) => `${name} is suspended and cannot be an operator.`,
  last: (name) => `${name} is the last operator. Add another one first.`,
};
