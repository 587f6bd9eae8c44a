import { type SectionNavItem } from '@/shared/ui/SectionNav';
import { formProblems, personnelOf, type ProjectForm } from './projectForm';

/** The eleven things a post needs, by section; a period is one of them although it has two ends (spec §5). */
const SECTIONS = [
  { id: 'basics', label: '기본 정보', needs: ['title', 'projectName', 'period', 'category'] },
  { id: 'recruitment', label: '모집', needs: ['personnel', 'roles', 'skills'] },
  { id: 'course', label: '진행', needs: ['meetingOption', 'step'] },
  { id: 'story', label: '소개', needs: ['introduce', 'article'] },
] as const;

const NEEDED: readonly string[] = SECTIONS.flatMap(({ needs }) => needs);

/** How far the form is filled: of eleven, and section by section for the rail. */
export function formProgress(values: ProjectForm) {
  const missing = new Set(formProblems(values).map(({ field }) => needOf(field)));
  if (personnelOf(values) === '') missing.add('personnel');
  const isDone = ({ needs }: (typeof SECTIONS)[number]) => !needs.some((need) => missing.has(need));
  const next = SECTIONS.find((section) => !isDone(section));

  return {
    total: NEEDED.length,
    filled: NEEDED.filter((need) => !missing.has(need)).length,
    rail: [
      ...SECTIONS.map((section): SectionNavItem => {
        const { id, label } = section;
        if (section === next) return { id, label, state: 'now' };
        return { id, label, state: isDone(section) ? 'done' : 'todo' };
      }),
      invitationItem(values),
    ],
  };
}

/** Invitations are optional. */
const invitationItem = ({ invitedMembersNicknames }: ProjectForm): SectionNavItem => ({
  id: 'invitation',
  label: '팀원 초대',
  optional: true,
  state: invitedMembersNicknames.length > 0 ? 'done' : 'todo',
});

function needOf(field: string): string {
  if (field.startsWith('seats')) return 'personnel';
  return field === 'startDate' || field === 'endDate' ? 'period' : field;
}
