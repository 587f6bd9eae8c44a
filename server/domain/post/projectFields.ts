import { projectPeriod } from '@contract/period';
import { type ProjectPayload, type Seat } from '@contract/project';
import { type Insertable, type Selectable } from 'kysely';
import { type ProjectTable } from '../../db/tables';
import { titleColumns } from '../../db/titleBigrams';

/** The columns of a post that its card and its page show. */
export const CARD_COLUMNS = [
  'project.id',
  'title',
  'category',
  'period',
  'personnel',
  'roles',
  'project.skills',
  'meeting_option',
  'step',
  'closed',
  'project.created_at',
  'bookmark_count',
  'view_count',
  'filled',
  'weekly_hours',
  'times',
  'deadline',
  'status',
] as const;

/** The columns that only its page shows. */
export const PAGE_COLUMNS = ['project_name', 'start_month', 'end_month', 'introduce', 'article', 'link'] as const;

type Named<Column> = Column extends `project.${infer Name}` ? Name : Column;
type RowOf<Columns extends readonly string[]> = Pick<
  Selectable<ProjectTable>,
  Named<Columns[number]> & keyof ProjectTable
>;
type CardRow = RowOf<typeof CARD_COLUMNS> & { nickname: string | null; seats: Seat[] };

/** What its card and its page show, for a visitor. */
export function toCardFields(row: CardRow) {
  return {
    id: row.id,
    title: row.title,
    writer: row.nickname,
    createdDate: row.created_at.toISOString(),
    category: row.category,
    period: row.period,
    personnel: row.personnel,
    roles: row.roles,
    skills: row.skills,
    meetingOption: row.meeting_option,
    step: row.step,
    bookmarks: row.bookmark_count,
    views: row.view_count,
    isBookmark: false,
    closed: row.closed,
    seats: row.seats,
    filled: row.filled,
    weeklyHours: row.weekly_hours,
    times: row.times,
    deadline: row.deadline,
    status: row.status,
  };
}

/** What only its page shows. */
export function toPageFields(row: RowOf<typeof PAGE_COLUMNS>) {
  return {
    projectName: row.project_name,
    startDate: toMonth(row.start_month),
    endDate: toMonth(row.end_month),
    introduce: row.introduce,
    article: row.article,
    link: row.link,
  };
}

/** `YYYY-MM` of the first day of a month. */
function toMonth(firstDay: string): string {
  return firstDay.slice(0, 7);
}

type NotInForm =
  | ('writer_id' | 'status' | 'closed' | 'closed_reason' | 'reopened_at' | 'contact_link' | 'notice')
  | (
      | 'acted_at'
      | 'idle_asked_at'
      | 'active_since'
      | 'led_since'
      | 'ended_at'
      | 'created_at'
      | 'edited_at'
      | 'updated_at'
    )
  | ('filled' | 'comment_count' | 'bookmark_count' | 'view_count' | 'hidden_at' | 'hidden_by');

/** Required, so that a new column fails to compile until it is written below or listed above. */
type FormColumns = Required<Omit<Insertable<ProjectTable>, NotInForm>>;

/** The columns that a form sets. */
export function toProjectColumns(payload: ProjectPayload): FormColumns {
  const { title, projectName, introduce, startDate, endDate } = payload;
  return {
    ...titleColumns(title, projectName, introduce),
    project_name: projectName,
    start_month: `${startDate}-01`,
    end_month: `${endDate}-01`,
    period: projectPeriod(startDate, endDate),
    category: payload.category,
    introduce,
    personnel: payload.personnel,
    roles: payload.roles,
    skills: payload.skills,
    meeting_option: payload.meetingOption,
    step: payload.step,
    weekly_hours: payload.weeklyHours ?? null,
    times: payload.times ?? [],
    deadline: payload.deadline ?? null,
    article: payload.article,
    link: payload.link,
  };
}
