import { paths } from '@contract/paths';
import { archiveDuration } from '@contract/period';
import { type Line, type MemberRecord, type OwnRecord, type RecordArchive, type RecordProject } from '@contract/record';
import { shuffleLines } from '../../lib/archives/shuffleLines';
import { imageUrl } from '../../lib/storage/fileUrls';
import { type RecordProjectRow, type StoredRecord } from '../../lib/records/publicRecord';
import { type ArchiveChoiceRow, type LineChoiceRow, type SettingsRow } from './record.repository';

/**
 * A record as its public page shows it.
 * @param at the time of reading
 */
export function toMemberRecord({ owner, facts, projects, keywords, lines }: StoredRecord, origin: string, at: Date) {
  const code = owner.code ?? '';
  return {
    code,
    url: origin + paths.record(code),
    memberId: owner.id,
    nickname: owner.nickname ?? '',
    name: owner.name,
    introduction: owner.introduction ?? '',
    desiredJob: owner.desired_roles ?? [],
    skillCategory: owner.skills ?? [],
    readDateTime: at.toISOString(),
    indexable: owner.indexable,
    facts,
    projects: projects.map((row) => toProject(row, origin)),
    keywords,
    lineCount: lines.all,
    lines: lines.picked.map(toLine),
  } satisfies MemberRecord;
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
    roles: row.roles,
    teamSize,
    evaluatedMembers,
    early: evaluatedMembers < teamSize,
    thumbnail: imageUrl(row.thumbnail),
    link: row.link,
    url: origin + paths.archiveDetail(row.id),
  };
}

const toLine = ({ feedback, period }: Pick<LineChoiceRow, 'feedback' | 'period'>): Line => ({
  content: feedback,
  duration: period,
});

interface OwnRows {
  /** Undefined until the settings are saved for the first time. */
  settings: SettingsRow | undefined;
  archives: readonly ArchiveChoiceRow[];
  lines: readonly LineChoiceRow[];
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
    archives: archives.map(toArchiveChoice),
    lines: inOrder(lines, shuffleKey).map((row) => ({ id: row.handle, ...toLine(row), picked: row.position !== null })),
  };
}

const toArchiveChoice = (row: ArchiveChoiceRow): RecordArchive => ({
  id: row.id,
  title: row.title,
  startDate: row.start_date,
  endDate: row.end_date,
  teamSize: row.counted_members ?? 0,
  evaluatedMembers: row.evaluated_members ?? 0,
  thumbnail: imageUrl(row.thumbnail),
  shown: row.shown,
});

/** Picked one-liners in order, then the others in an order that reveals neither author nor time. */
function inOrder(lines: readonly LineChoiceRow[], shuffleKey: string): LineChoiceRow[] {
  const positionOf = ({ position }: LineChoiceRow) => position ?? Number.MAX_SAFE_INTEGER;
  return shuffleLines(lines, shuffleKey).sort((left, right) => positionOf(left) - positionOf(right));
}
