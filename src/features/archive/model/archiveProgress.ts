import { findProblems } from '@contract/firstMessage';
import { type SectionNavItem } from '@/shared/ui/SectionNav';
import { type ArchiveForm, rulesOf, toArchiveData } from './archiveForm';

/** The required fields of an archive by section; a period is one of them although it has two ends (spec §5). */
const SECTIONS = [
  { id: 'project', label: '프로젝트', needs: ['title', 'period', 'description', 'category', 'skills'] },
  { id: 'team', label: '팀원', needs: ['archiveMembers'] },
] as const;

const needOf = (field: string) => (field === 'startDate' || field === 'endDate' ? 'period' : field);

/** The problems of the form, in the order of its messages (AFORM-30). */
export const problemsOfArchive = (form: ArchiveForm, isEdit: boolean) =>
  findProblems(rulesOf(isEdit), toArchiveData(form));

/**
 * The progress of the form, as a whole and by section.
 * @param lacksPictures pictures that a reload has lost count as one missing field (MEND-102)
 */
export function archiveProgress(form: ArchiveForm, isEdit: boolean, lacksPictures = false) {
  const missing = new Set(problemsOfArchive(form, isEdit).map(({ field }) => needOf(field)));
  const sections = SECTIONS.filter(({ id }) => !isEdit || id !== 'team');
  const needed: readonly string[] = sections.flatMap(({ needs }) => needs);
  const isDone = ({ needs }: (typeof SECTIONS)[number]) => !needs.some((need) => missing.has(need));
  const next = sections.find((section) => !isDone(section));

  return {
    total: needed.length + Number(lacksPictures),
    filled: needed.filter((need) => !missing.has(need)).length,
    rail: [
      pictureItem(form, lacksPictures),
      ...sections.map((section): SectionNavItem => {
        const { id, label } = section;
        if (section === next) return { id, label, state: 'now' };
        return { id, label, state: isDone(section) ? 'done' : 'todo' };
      }),
    ],
  };
}

/** Pictures are optional. */
const pictureItem = ({ thumbnail, images }: ArchiveForm, lacksPictures: boolean): SectionNavItem => ({
  id: 'pictures',
  label: '이미지',
  optional: true,
  state: !lacksPictures && (thumbnail || images.length > 0) ? 'done' : 'todo',
});
