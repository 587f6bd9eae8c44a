import { projectPeriod } from '@contract/period';
import { type ProjectPayload } from '@contract/project';
import { type Insertable } from 'kysely';
import { type ProjectTable } from '../../db/tables/project';
import { titleColumns } from '../../db/titleBigrams';

type NotInForm =
  | ('writer_id' | 'status' | 'closed' | 'closed_reason' | 'reopened_at' | 'contact_link' | 'notice')
  | ('acted_at' | 'idle_asked_at' | 'active_since' | 'led_since' | 'created_at' | 'edited_at' | 'updated_at')
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
