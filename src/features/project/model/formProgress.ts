import { codesOf } from '@contract/codes';
import { type SectionNavItem } from '@/shared/ui/SectionNav';
import { formProblems, personnelOf, type ProjectForm } from './projectForm';

const SECTION_LABELS = { basics: '기본 정보', recruitment: '모집', course: '진행', story: '소개' } as const;
type SectionId = keyof typeof SECTION_LABELS;
const SECTION_IDS = codesOf(SECTION_LABELS);

/** A period is one field of the progress although it has two ends (spec §5). */
type ProgressField = Exclude<keyof ProjectForm, 'startDate' | 'endDate'> | 'period';

/** The section of every required field; null for optional ones. */
const SECTION_OF: Record<ProgressField, SectionId | null> = {
  title: 'basics',
  projectName: 'basics',
  period: 'basics',
  category: 'basics',
  personnel: 'recruitment',
  roles: 'recruitment',
  skills: 'recruitment',
  meetingOption: 'course',
  step: 'course',
  introduce: 'story',
  article: 'story',
  hasSeats: null,
  seatCounts: null,
  weeklyHours: null,
  times: null,
  deadline: null,
  link: null,
  invitedMembersNicknames: null,
  keptInvitations: null,
  updatedDateTime: null,
};

const NEEDED = Object.entries(SECTION_OF).filter(([, section]) => section !== null);

/** The number of filled fields out of eleven, and the progress of each section for the section navigation. */
export function formProgress(values: ProjectForm) {
  const missing = new Set(formProblems(values).map(({ field }) => needOf(field)));
  if (personnelOf(values) === '') missing.add('personnel');
  const isDone = (id: SectionId) => !NEEDED.some(([need, section]) => section === id && missing.has(need));
  const next = SECTION_IDS.find((id) => !isDone(id));

  return {
    total: NEEDED.length,
    filled: NEEDED.filter(([need]) => !missing.has(need)).length,
    rail: [
      ...SECTION_IDS.map((id): SectionNavItem => {
        const label = SECTION_LABELS[id];
        if (id === next) return { id, label, state: 'now' };
        return { id, label, state: isDone(id) ? 'done' : 'todo' };
      }),
      invitationItem(values),
    ],
  };
}

/** Invitations are optional. */
const invitationItem = ({ invitedMembersNicknames, keptInvitations }: ProjectForm): SectionNavItem => ({
  id: 'invitation',
  label: '팀원 초대',
  optional: true,
  state: invitedMembersNicknames.length + keptInvitations.length > 0 ? 'done' : 'todo',
});

function needOf(field: string): string {
  if (field.startsWith('seats')) return 'personnel';
  return field === 'startDate' || field === 'endDate' ? 'period' : field;
}
