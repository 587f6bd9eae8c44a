import { type FieldProblem } from '@contract/envelope';
import { findProblems, orderOf } from '@contract/firstMessage';
import {
  type ActivityTime,
  isDeadlineAllowed,
  type MeetingOption,
  PROJECT_MESSAGES,
  type ProjectCategory,
  type ProjectDetail,
  type ProjectPayload,
  projectRules,
  type Seat,
  type Step,
  type WeeklyHours,
} from '@contract/project';
import { type Role, ROLES } from '@contract/skill';
import { number, object } from 'yup';

type Chosen =
  | 'keptInvitations'
  | 'category'
  | 'meetingOption'
  | 'step'
  | 'personnel'
  | 'seats'
  | 'weeklyHours'
  | 'times'
  | 'deadline';

/** The payload while it is being written; '' while nothing is chosen. */
export interface ProjectForm extends Omit<ProjectPayload, Chosen> {
  category: ProjectCategory | '';
  meetingOption: MeetingOption | '';
  step: Step | '';
  /** As typed; unchanged while there are seats by role (D100). */
  personnel: number | '';
  hasSeats: boolean;
  /** The number of each role, from 1; preserved for roles that are chosen again. */
  seatCounts: Partial<Record<Role, number>>;
  weeklyHours: WeeklyHours | '';
  times: ActivityTime[];
  deadline: string;
  /** Ids of pending invitations that were not removed. */
  keptInvitations: number[];
}

export const EMPTY_PROJECT: ProjectForm = {
  title: '',
  projectName: '',
  startDate: '',
  endDate: '',
  category: '',
  personnel: '',
  hasSeats: false,
  seatCounts: {},
  roles: [],
  skills: [],
  weeklyHours: '',
  times: [],
  deadline: '',
  meetingOption: '',
  step: '',
  introduce: '',
  article: '',
  link: '',
  invitedMembersNicknames: [],
  keptInvitations: [],
  updatedDateTime: undefined,
};

/** The form values of a post; of the invited members only the pending ones, since the others stay (D37). */
export function toProjectForm({ invitedMembers = [], ...project }: ProjectDetail): ProjectForm {
  return {
    title: project.title,
    projectName: project.projectName,
    startDate: project.startDate,
    endDate: project.endDate,
    category: project.category,
    personnel: project.personnel,
    hasSeats: project.seats.length > 0,
    seatCounts: Object.fromEntries(project.seats.map(({ role, count }) => [role, count])),
    roles: project.roles,
    skills: project.skills,
    weeklyHours: project.weeklyHours ?? '',
    times: project.times,
    deadline: project.deadline ?? '',
    meetingOption: project.meetingOption,
    step: project.step,
    introduce: project.introduce,
    article: project.article,
    link: project.link,
    updatedDateTime: project.updatedDateTime,
    invitedMembersNicknames: [],
    keptInvitations: invitedMembers.flatMap((invited) =>
      invited.status === 'PENDING' ? invited.projectInvitedMemberId : [],
    ),
  };
}

/** The rules of the form's fields for drafts; the seats of the wire are a number for each role here. */
export const projectDraftRules = projectRules.shape({
  seatCounts: object(Object.fromEntries(ROLES.map((role) => [role, number()]))),
});

/** The seats of the chosen roles; undefined where only the total is set. */
export function seatsOf({ hasSeats, roles, seatCounts }: ProjectForm): Omit<Seat, 'taken'>[] | undefined {
  return hasSeats ? roles.map((role) => ({ role, count: seatCounts[role] ?? 1 })) : undefined;
}

/** The number of sought members: the sum of the seats, or the typed number. */
export function personnelOf(values: ProjectForm): number | '' {
  const seats = seatsOf(values);
  if (!seats) return values.personnel;
  return seats.length > 0 ? seats.reduce((sum, { count }) => sum + count, 0) : '';
}

/** The form values in the format of the contract's rules. */
function toRaw(values: ProjectForm) {
  const { hasSeats: _, seatCounts: __, ...raw } = values;
  return { ...raw, personnel: personnelOf(values), seats: seatsOf(values) };
}

/** Decides whether a deadline may be stored. */
export interface DeadlineBounds {
  /** The date in Seoul. */
  today: string;
  /** The stored deadline of the edited post. */
  kept: string | null;
}

/** All problems, in the order of the messages. */
export function formProblems(values: ProjectForm, bounds?: DeadlineBounds): FieldProblem[] {
  const problems = findProblems(projectRules, toRaw(values));
  // Without a role there is no sum yet, so only the missing role is reported.
  const shown = values.hasSeats && values.roles.length === 0 ? problems.filter(isNotOfSeats) : problems;
  if (values.deadline === '' || !bounds || isDeadlineAllowed(values.deadline, bounds.today, bounds.kept)) return shown;
  const others = shown.filter(({ field }) => field !== 'deadline');
  const later = others.findIndex(({ field }) => AFTER_DEADLINE.includes(field));
  const index = later < 0 ? others.length : later;
  return [...others.slice(0, index), { field: 'deadline', message: PROJECT_MESSAGES.deadline }, ...others.slice(index)];
}

const ORDER = orderOf(projectRules);
const AFTER_DEADLINE = ORDER.slice(ORDER.indexOf('deadline') + 1);

const isNotOfSeats = ({ field }: FieldProblem) => field !== 'personnel' && field !== 'seats';

/** One message at a time, the first in the order of the form (PFORM-24). */
export const firstProblem = (values: ProjectForm, bounds: DeadlineBounds): FieldProblem[] =>
  formProblems(values, bounds)
    .slice(0, 1)
    .map(({ field, message }) => ({ field: toFormField(field), message }));

/** The form's name of a field: the seats are its counts, so a problem of one is shown at all of them. */
export const toFormField = (field: string) => (field.startsWith('seats') ? 'seatCounts' : field);

/** The payload: text trimmed, the link with its scheme. Requires values without problems. */
export const toProjectPayload = (values: ProjectForm): ProjectPayload => projectRules.validateSync(toRaw(values));
