import { projectPeriod } from '@contract/period';
import { type ProjectPayload } from '@contract/project';
import { titleColumns } from '../../db/titleBigrams';

/** The columns that a form sets. */
export function toProjectColumns(payload: ProjectPayload) {
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
