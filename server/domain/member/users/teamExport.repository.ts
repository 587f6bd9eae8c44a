import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { myApplications } from '../../post';
import { readByKeyset } from './readByKeyset.repository';

/** The stored data about a member in recruitment posts and teams, with their notices. */
export function teamExports(db: Kysely<Tables>) {
  const applications = (memberId: number) =>
    readByKeyset('application.id', () => myApplications(db).where('application.member_id', '=', memberId));

  /** Numbered by post and week, because a check-in has no id. */
  const checkIns = (memberId: number) =>
    readByKeyset('numbered.id', () =>
      db
        .selectFrom((eb) =>
          eb
            .selectFrom('check_in')
            .select(['project_id', 'week', 'mood', 'text', 'updated_at'])
            .select(sql<number>`row_number() over (order by project_id, week)`.as('id'))
            .where('member_id', '=', memberId)
            .as('numbered'),
        )
        .selectAll(),
    );

  const departures = (memberId: number) =>
    readByKeyset('id', () =>
      db
        .selectFrom('project_departure')
        .select(['id', 'project_id', 'kind', 'reason', 'note', 'departed_at'])
        .where('member_id', '=', memberId),
    );

  const notices = (memberId: number) =>
    readByKeyset('notice.id', () =>
      db
        .selectFrom('notice')
        .leftJoin('member as actor', 'actor.id', 'actor_id')
        .select([
          'notice.id',
          'kind',
          'actor.nickname',
          'project_id',
          'archive_id',
          'role',
          'reason',
          'note',
          'read_at',
        ])
        .select('notice.created_at')
        .where('member_id', '=', memberId),
    );

  return { applications, checkIns, departures, notices };
}
