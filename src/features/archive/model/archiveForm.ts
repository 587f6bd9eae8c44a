import {
  archiveEditRules,
  archiveFromProject,
  archiveRules,
  type ArchiveCategory,
  type ArchiveDetail,
  type ArchiveEdit,
  type ArchivePayload,
} from '@contract/archive';
import { todayInKorea } from '@contract/dates';
import { type ProjectDetail } from '@contract/project';
import { type Role, type Skill } from '@contract/skill';
import { type ArchiveParts } from '@/shared/api';
import { type ArchivePicture, filesOf, storedPicture } from './archivePicture';

/** One role of one member; a member with several roles is listed once for each (D52). */
export interface TeamRole {
  nickname: string;
  role: Role;
}

/** The form values of an archive; '' while nothing is chosen. */
export interface ArchiveForm {
  title: string;
  startDate: string;
  endDate: string;
  description: string;
  category: ArchiveCategory | '';
  skills: Skill[];
  link: string;
  /** All members but the writer. */
  archiveMembers: TeamRole[];
  /** '' lets the server choose the first desired role of the writer (D82). */
  writerRole: Role | '';
  thumbnail: ArchivePicture | null;
  images: ArchivePicture[];
  /** The edited version. */
  updatedDateTime?: string | undefined;
}

export const EMPTY_ARCHIVE: ArchiveForm = {
  title: '',
  startDate: '',
  endDate: '',
  description: '',
  category: '',
  skills: [],
  link: '',
  archiveMembers: [],
  writerRole: '',
  thumbnail: null,
  images: [],
};

/** Drafts store no files (DRAFT-6). */
export const NEVER_IN_ARCHIVE_DRAFT: readonly (keyof ArchiveForm)[] = ['thumbnail', 'images'];
/** The period of a published archive is fixed; a draft from before the publication may have another one. */
export const NEVER_IN_PUBLISHED_DRAFT: readonly (keyof ArchiveForm)[] = [
  ...NEVER_IN_ARCHIVE_DRAFT,
  'startDate',
  'endDate',
];

/** The form values of an archive; without the members, who cannot be changed (D56). */
export function toArchiveForm(archive: ArchiveDetail): ArchiveForm {
  return {
    ...EMPTY_ARCHIVE,
    title: archive.title,
    startDate: archive.startDate,
    endDate: archive.endDate,
    description: archive.description,
    category: archive.category,
    skills: archive.skills,
    link: archive.link,
    updatedDateTime: archive.updatedDateTime,
    thumbnail: archive.thumbnail === null ? null : storedPicture(archive.thumbnail, '대표 이미지'),
    images: archive.imgUrls.map((url, index) => storedPicture(url, `이미지 ${index + 1}`)),
  };
}

/** A new archive filled from the project it is made from (D112). @param writerId who writes it, of the project's team */
export function fromProject(project: ProjectDetail, writerId: number | null): ArchiveForm {
  const writer = project.members.find(({ memberId }) => memberId !== null && memberId === writerId)?.nickname;
  const { projectId: _, archiveMembers, ...draft } = archiveFromProject(project, todayInKorea());
  return {
    ...EMPTY_ARCHIVE,
    ...draft,
    archiveMembers: archiveMembers.filter(({ nickname }) => nickname !== writer),
    writerRole: archiveMembers.find(({ nickname }) => nickname === writer)?.role ?? '',
  };
}

/** The rules of a new archive, or those of an edit. */
export const rulesOf = (isEdit: boolean) => (isEdit ? archiveEditRules : archiveRules);

/** The values that the rules validate. */
export function toArchiveData({ thumbnail, images, writerRole: _, ...values }: ArchiveForm) {
  return {
    ...values,
    thumbnail: storedAddress(thumbnail),
    imgUrls: images.map(storedAddress),
  };
}

/** The stored address of a picture; '' for none and for a new one, whose position it marks (docs/decisions/0012). */
const storedAddress = (picture: ArchivePicture | null) => (picture && !picture.file ? picture.src : '');

const newFiles = ({ thumbnail, images }: ArchiveForm) => ({
  thumbnail: thumbnail?.file ?? null,
  images: filesOf(images),
});

interface Writer {
  memberId: number | undefined;
  nickname: string;
}

/** The payload of a new archive. Requires values without problems. */
export function toNewArchive(form: ArchiveForm, writer: Writer, projectId?: number): ArchiveParts<ArchivePayload> {
  const { archiveMembers, writerRole } = form;
  const own = writerRole === '' ? [] : [{ ...writer, role: writerRole }];
  const archiveData = archiveRules.validateSync(
    { ...toArchiveData(form), archiveMembers: [...own, ...archiveMembers], projectId },
    { stripUnknown: true },
  );
  return { archiveData, ...newFiles(form) };
}

/** The payload of an edit. */
export function toArchiveChange(form: ArchiveForm): ArchiveParts<ArchiveEdit> {
  return { archiveData: archiveEditRules.validateSync(toArchiveData(form), { stripUnknown: true }), ...newFiles(form) };
}
