import { ARCHIVE_KIND_LABELS, type ArchiveKind, type CountedTime } from '../archive';
import { codesOf } from '../codes';
import { type DaySpan } from '../dates';

type TimedProject = Pick<CountedTime, 'together'> & DaySpan & { id: number };

const endOf = ({ together, endDate }: TimedProject) => together?.endDate ?? endDate;

/** The order of a record and its settings: teams of the product first, then by the latest end (D153). */
export function inRecordOrder<Project extends TimedProject>(projects: readonly Project[]): Project[] {
  return [...projects].sort(
    (left, right) =>
      Number(left.together === null) - Number(right.together === null) ||
      endOf(right).localeCompare(endOf(left)) ||
      right.id - left.id,
  );
}

/** The projects of a record by their kind; a kind without projects is left out. */
export function projectsByKind<Project extends Pick<CountedTime, 'kind'>>(
  projects: readonly Project[],
): { kind: ArchiveKind; projects: Project[] }[] {
  return codesOf(ARCHIVE_KIND_LABELS)
    .map((kind) => ({ kind, projects: projects.filter((project) => project.kind === kind) }))
    .filter((group) => group.projects.length > 0);
}
