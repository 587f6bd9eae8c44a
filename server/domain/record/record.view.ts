import { toCountedTime } from '@contract/archive';
import { LIMITS } from '@contract/limits';
import { paths } from '@contract/paths';
import { archiveDuration, type Period } from '@contract/period';
import {
  inRecordOrder,
  type Line,
  type MemberRecord,
  type OwnRecord,
  type PreviewedRecord,
  type RecordArchive,
  type RecordProject,
} from '@contract/record';
import { toStated } from '../archive';
import { countEvaluators, countKeywords, linesForOthers, type ReceivedRow, shuffleLines } from '../evaluation';
import { imageUrl } from '../../lib/storage/fileUrls';
import { type RecordProjectRow, type StoredRecord } from './publicRecord.repository';
import { type ArchiveChoiceRow, type SettingsRow } from './record.repository';

/**
 * A record as its public page shows it.
 * @param at the time of reading
 */
export function toMemberRecord(stored: StoredRecord, origin: string, at: Date): MemberRecord {
  const { code, url, ...rest } = toPreview(stored, origin, at);
  return { ...rest, code: code ?? '', url: url ?? '' };
}

/** A record as its owner previews it: without an address until it is switched on for the first time. */
export function toPreview(
  { owner, facts, projects, received }: StoredRecord,
  origin: string,
  at: Date,
): PreviewedRecord {
  const { code } = owner;
  const lines = linesForOthers(received).filter(isPickable);
  return {
    code,
    url: code && origin + paths.record(code),
    memberId: owner.id,
    nickname: owner.nickname ?? '',
    name: owner.name,
    introduction: owner.introduction ?? '',
    schoolMail: owner.school_mail,
    desiredJob: owner.desired_roles ?? [],
    skillCategory: owner.skills ?? [],
    readDateTime: at.toISOString(),
    indexable: owner.indexable,
    facts,
    projects: inRecordOrder(projects.map((row) => toProject(row, origin))),
    keywords: countKeywords(received).slice(0, LIMITS.recordKeywords),
    evaluators: countEvaluators(received),
    lineCount: lines.length,
    lines: picked(lines).map(toLine),
  };
}

function toProject(row: RecordProjectRow, origin: string): RecordProject {
  const [teamSize, evaluatedMembers] = [row.counted_members ?? 0, row.evaluated_members ?? 0];
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    startDate: row.start_date,
    endDate: row.end_date,
    duration: archiveDuration(row.start_date, row.end_date),
    ...toCountedTime(row.together),
    roles: row.roles,
    teamSize,
    evaluatedMembers,
    checks: row.checks,
    contributions: toStated(row.contributions),
    early: evaluatedMembers < teamSize,
    thumbnail: imageUrl(row.thumbnail),
    link: row.link,
    url: row.deleted_at === null ? origin + paths.archiveDetail(row.id) : null,
  };
}

/** A one-liner whose writer only its owner could know is nobody's choice (D154). */
const isPickable = (row: Pick<ReceivedRow, 'is_from_one'>) => !row.is_from_one;

/** The picked one-liners, in the order picked. */
const picked = <Row extends Pick<ReceivedRow, 'position'>>(rows: readonly Row[]) =>
  rows.filter(({ position }) => position !== null).sort((left, right) => positionOf(left) - positionOf(right));

const positionOf = ({ position }: Pick<ReceivedRow, 'position'>) => position ?? Number.MAX_SAFE_INTEGER;

const toLine = ({ feedback, period }: { feedback: string; period: Period | null }): Line => ({
  content: feedback,
  duration: period,
});

interface OwnRows {
  /** Undefined until the settings are saved for the first time. */
  settings: SettingsRow | undefined;
  archives: readonly ArchiveChoiceRow[];
  lines: readonly ReceivedRow[];
}

/** The settings as their owner sees them. @param shuffleKey secret key of the order of one-liners */
export function toOwnRecord({ settings, archives, lines }: OwnRows, origin: string, shuffleKey: string): OwnRecord {
  const code = settings?.code ?? null;
  return {
    enabled: settings?.enabled ?? false,
    indexable: settings?.indexable ?? false,
    showName: settings?.show_name ?? false,
    code,
    url: code && origin + paths.record(code),
    archives: inRecordOrder(archives.map(toArchiveChoice)),
    unpickable: lines.length - lines.filter(isPickable).length,
    lines: inOrder(lines.filter(isPickable), shuffleKey).map((row) => ({
      id: row.handle,
      ...toLine(row),
      picked: row.position !== null,
    })),
  };
}

const toArchiveChoice = (row: ArchiveChoiceRow): RecordArchive => ({
  id: row.id,
  title: row.title,
  startDate: row.start_date,
  endDate: row.end_date,
  ...toCountedTime(row.together),
  teamSize: row.counted_members ?? 0,
  evaluatedMembers: row.evaluated_members ?? 0,
  thumbnail: imageUrl(row.thumbnail),
  shown: row.shown,
});

/** Picked one-liners in order, then the others in an order that reveals neither author nor time. */
function inOrder(lines: readonly ReceivedRow[], shuffleKey: string): ReceivedRow[] {
  return shuffleLines(lines, shuffleKey).sort((left, right) => positionOf(left) - positionOf(right));
}
