import { daysInMonth } from '../dates';
import { type ProjectCategory, type ProjectDetail } from '../project';
import { DEFAULT_ROLE, type Role, type Skill } from '../skill';
import { type ArchiveCategory } from './codes';

const CATEGORY_OF: Record<ProjectCategory, ArchiveCategory> = {
  CONTEST: 'CONTEST',
  STARTUP: 'STARTUP',
  EXTERNAL_ACTIVITY: 'EXTRACURRICULAR',
  PROJECT: 'EXPERIENCE',
  STUDY: 'STUDY',
};

/** The values of the archive form that a finished project provides. */
export interface ArchiveDraft {
  projectId: number;
  title: string;
  startDate: string;
  endDate: string;
  category: ArchiveCategory;
  link: string;
  skills: Skill[];
  archiveMembers: { nickname: string; role: Role }[];
}

/**
 * Converts a finished project to values of the archive form: its name (MEND-104), from the first day of its first month to the last day of
 * its last month, at most today, with its team and their roles (D112).
 * @param today `YYYY-MM-DD` in Seoul
 */
export function archiveFromProject(project: ProjectDetail, today: string): ArchiveDraft {
  const [year = 0, month = 1] = project.endDate.split('-').map(Number);
  const lastDay = `${project.endDate}-${String(daysInMonth(year, month)).padStart(2, '0')}`;
  const earlier = (left: string, right: string) => (left < right ? left : right);
  const leaderRole = project.leader.desiredJob[0] ?? DEFAULT_ROLE;
  return {
    projectId: project.id,
    title: project.projectName,
    startDate: earlier(`${project.startDate}-01`, today),
    endDate: earlier(lastDay, today),
    category: CATEGORY_OF[project.category],
    link: project.link,
    skills: project.skills,
    archiveMembers: project.members.flatMap(({ nickname, role }) =>
      nickname === null ? [] : [{ nickname, role: role ?? leaderRole }],
    ),
  };
}
