import { findProblems } from '@contract/firstMessage';
import {
  type MeetingOption,
  type ProjectCategory,
  type ProjectDetail,
  type ProjectPayload,
  projectRules,
  type Step,
} from '@contract/project';

type Chosen = 'category' | 'meetingOption' | 'step' | 'personnel';

/** The payload while it is being written: what is not chosen yet is ''. */
export interface ProjectForm extends Omit<ProjectPayload, Chosen> {
  category: ProjectCategory | '';
  meetingOption: MeetingOption | '';
  step: Step | '';
  personnel: number | '';
}

export const EMPTY_PROJECT: ProjectForm = {
  title: '',
  projectName: '',
  startDate: '',
  endDate: '',
  category: '',
  personnel: '',
  roles: [],
  skills: [],
  meetingOption: '',
  step: '',
  introduce: '',
  article: '',
  link: '',
  invitedMembersNicknames: [],
};

/** A post as its form shows it; of the invitations only those still open, for members stay (D37). */
export function toProjectForm({ invitedMembers = [], ...project }: ProjectDetail): ProjectForm {
  const open = invitedMembers.filter(({ status }) => status === 'PENDING');

  return {
    title: project.title,
    projectName: project.projectName,
    startDate: project.startDate,
    endDate: project.endDate,
    category: project.category,
    personnel: project.personnel,
    roles: project.roles,
    skills: project.skills,
    meetingOption: project.meetingOption,
    step: project.step,
    introduce: project.introduce,
    article: project.article,
    link: project.link,
    invitedMembersNicknames: open.map(({ nickname }) => nickname),
  };
}

/** One message at a time, the first in the order of the form (PFORM-24). */
export function firstProblem(values: ProjectForm): Partial<Record<string, string>> {
  const [problem] = findProblems(projectRules, values);
  return problem ? { [problem.field]: problem.message } : {};
}

/** What the server gets: text trimmed, the link with its scheme. Call it with values that have no problem. */
export const toProjectPayload = (values: ProjectForm): ProjectPayload => projectRules.validateSync(values);
