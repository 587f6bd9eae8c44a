import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { errorCode } from './errorCode';
import * as members from './migrations/0001_members';
import * as sessions from './migrations/0002_sessions';
import * as projects from './migrations/0003_projects';
import * as projectComments from './migrations/0004_project_comments';
import * as projectCounts from './migrations/0005_project_counts';
import * as recovery from './migrations/0006_recovery';
import * as fileErasure from './migrations/0007_file_erasure';
import * as projectListVersion from './migrations/0008_project_list_version';
import * as reports from './migrations/0009_reports';
import * as presentWriters from './migrations/0010_present_writers';
import * as archives from './migrations/0011_archives';
import * as evaluations from './migrations/0012_evaluations';
import * as archiveCounts from './migrations/0013_archive_counts';
import * as presentTeam from './migrations/0014_present_team';
import * as storedFiles from './migrations/0016_stored_files';
import * as listBuckets from './migrations/0019_list_buckets';
import * as callCounts from './migrations/0020_call_counts';
import * as changes from './migrations/0021_changes';
import * as changeTimes from './migrations/0022_change_times';
import * as countByFilter from './migrations/0023_count_by_filter';
import * as consent from './migrations/0024_consent';
import * as commentKeys from './migrations/0025_comment_keys';
import * as sessionEnds from './migrations/0026_session_ends';
import * as boundedLists from './migrations/0027_bounded_lists';
import * as cacheTags from './migrations/0028_cache_tags';
import * as recruiting from './migrations/0029_recruiting';
import * as teams from './migrations/0030_teams';
import * as searchTexts from './migrations/0031_search_texts';
import * as postLeaders from './migrations/0032_post_leaders';
import * as memberRecord from './migrations/0040_member_record';
import * as credentials from './migrations/0041_credentials';
import * as operators from './migrations/0060_operators';
import * as blocks from './migrations/0061_blocks';
import * as announcements from './migrations/0062_announcements';
import * as reportTargets from './migrations/0063_report_targets';
import * as hiddenContent from './migrations/0064_hidden_content';
import * as activeMembers from './migrations/0065_active_members';
import * as applicationClock from './migrations/0066_application_clock';
import * as operatorLogOutbox from './migrations/0067_operator_log_outbox';
import * as deskIndexes from './migrations/0068_desk_indexes';
import * as answeredReports from './migrations/0069_answered_reports';
import * as coveringListIndexes from './migrations/0070_covering_list_indexes';
import * as withdrawByOperator from './migrations/0071_withdraw_by_operator';
import * as reservedNicknames from './migrations/0072_reserved_nicknames';
import * as declinedArchives from './migrations/0073_declined_archives';
import * as reportsOfWithdrawnProfiles from './migrations/0074_reports_of_withdrawn_profiles';
import * as caseNumbers from './migrations/0077_case_numbers';
import * as requestKeys from './migrations/0078_request_keys';
import * as editTimes from './migrations/0079_edit_times';
import { type Tables } from './tables';

/** Imported instead of read from a folder, so that the server's bundle contains them. */
const MIGRATIONS: Record<string, Migration> = {
  '0001_members': members,
  '0002_sessions': sessions,
  '0003_projects': projects,
  '0004_project_comments': projectComments,
  '0005_project_counts': projectCounts,
  '0006_recovery': recovery,
  '0007_file_erasure': fileErasure,
  '0008_project_list_version': projectListVersion,
  '0009_reports': reports,
  '0010_present_writers': presentWriters,
  '0011_archives': archives,
  '0012_evaluations': evaluations,
  '0013_archive_counts': archiveCounts,
  '0014_present_team': presentTeam,
  '0016_stored_files': storedFiles,
  '0019_list_buckets': listBuckets,
  '0020_call_counts': callCounts,
  '0021_changes': changes,
  '0022_change_times': changeTimes,
  '0023_count_by_filter': countByFilter,
  '0024_consent': consent,
  '0025_comment_keys': commentKeys,
  '0026_session_ends': sessionEnds,
  '0027_bounded_lists': boundedLists,
  '0028_cache_tags': cacheTags,
  '0029_recruiting': recruiting,
  '0030_teams': teams,
  '0031_search_texts': searchTexts,
  '0032_post_leaders': postLeaders,
  '0040_member_record': memberRecord,
  '0041_credentials': credentials,
  '0060_operators': operators,
  '0061_blocks': blocks,
  '0062_announcements': announcements,
  '0063_report_targets': reportTargets,
  '0064_hidden_content': hiddenContent,
  '0065_active_members': activeMembers,
  '0066_application_clock': applicationClock,
  '0067_operator_log_outbox': operatorLogOutbox,
  '0068_desk_indexes': deskIndexes,
  '0069_answered_reports': answeredReports,
  '0070_covering_list_indexes': coveringListIndexes,
  '0071_withdraw_by_operator': withdrawByOperator,
  '0072_reserved_nicknames': reservedNicknames,
  '0073_declined_archives': declinedArchives,
  '0074_reports_of_withdrawn_profiles': reportsOfWithdrawnProfiles,
  '0077_case_numbers': caseNumbers,
  '0078_request_keys': requestKeys,
  '0079_edit_times': editTimes,
};

/**
 * Migrates the schema to the latest version in one transaction. Any number of processes may call it concurrently: the
 * Migrator's lock serialises them, without the statement timeout that would end the wait.
 * @returns the names of the migrations this call ran
 */
export async function migrateToLatest(db: Kysely<Tables>): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      return await runMigrations(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Migrates an empty or older schema up to the last of the given migrations. */
export async function migrateAsFarAs(db: Kysely<Tables>, names: readonly string[]): Promise<void> {
  const [last] = names.slice(-1);
  const known = Object.keys(MIGRATIONS).slice(0, names.length);
  if (last === undefined || known.join() !== names.join()) {
    throw new Error('This is of another version of the product: it knows migrations that this one does not.');
  }
  const { error } = await migratorOf(db).migrateTo(last);
  if (error !== undefined) throw error as Error;
}

async function runMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error as Error;
  return results.map(({ migrationName }) => migrationName);
}

const NO_SUCH_TABLE = '42P01';

/**
 * Whether every migration has run (GET /api/ready). Uses one statement, because load balancers poll every few seconds.
 */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const run = new Set(rows.map(({ name }) => name));
    return Object.keys(MIGRATIONS).every((name) => run.has(name));
  } catch (error) {
    if (errorCode(error) === NO_SUCH_TABLE) return false;
    throw error;
  }
}

function migratorOf(db: Kysely<Tables>): Migrator {
  // Named, because a restore moves the former tables, these included, to another schema.
  const migrationTableSchema = 'public';
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) }, migrationTableSchema });
}
