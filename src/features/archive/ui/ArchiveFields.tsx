import { ARCHIVE_CATEGORY_LABELS, ARCHIVE_MESSAGES, type ArchiveDetail } from '@contract/archive';
import { LIMITS } from '@contract/limits';
import { type ProjectMember } from '@contract/project';
import { SKILL_CHOICE_TEXTS, skillChoices } from '@contract/skill';
import {
  FormBody,
  FormChips,
  FormColumns,
  FormDaySpanField,
  FormGroupedChips,
  FormLinkField,
  FormSection,
  FormTextArea,
  FormTextField,
} from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';
import { ArchiveMembersField } from './ArchiveMembersField';
import { ArchivePicturesSection } from './ArchivePicturesSection';
import { FixedTeamRow } from './TeamRow';
import * as S from './ArchiveTeam.styles';

const CATEGORIES = optionsOf(ARCHIVE_CATEGORY_LABELS);
const SKILL_GROUPS = skillChoices([]);

interface ArchiveFieldsProps {
  /** The edited archive; absent for a new one. */
  archive?: ArchiveDetail;
  /** The team of the project that a new archive is made from. */
  team?: readonly ProjectMember[];
  /** The files of the last request did not arrive. */
  isCutOff: boolean;
}

/** Every field of an archive. */
export function ArchiveFields({ archive, team, isCutOff }: ArchiveFieldsProps) {
  return (
    <FormBody>
      <ArchivePicturesSection endpoint={archive ? 'updateArchive' : 'createArchive'} isCutOff={isCutOff} />
      <StorySection isPeriodFixed={archive?.published ?? false} />
      {archive ? <FixedTeam members={archive.members} /> : <NewTeam known={team} />}
    </FormBody>
  );
}

interface StorySectionProps {
  /** The period of a published archive cannot change. */
  isPeriodFixed: boolean;
}

function StorySection({ isPeriodFixed }: StorySectionProps) {
  return (
    <FormSection id="project" title="프로젝트">
      <FormTextField name="title" label="제목" required max={LIMITS.title} />
      <FormColumns>
        <FormDaySpanField
          label="진행 기간"
          required
          startName="startDate"
          endName="endDate"
          readOnly={isPeriodFixed}
          help={isPeriodFixed ? ARCHIVE_MESSAGES.periodFixed : '날짜를 숫자로만 입력해 주세요.'}
        />
        <FormLinkField name="link" label="결과물 링크" optional />
      </FormColumns>
      <FormTextArea name="description" label="설명" required max={LIMITS.archiveDescription} />
      <FormChips name="category" label="분야" required mode="single" options={CATEGORIES} />
      <FormGroupedChips name="skills" label="스킬" required groups={SKILL_GROUPS} {...SKILL_CHOICE_TEXTS} />
    </FormSection>
  );
}

function NewTeam({ known = [] }: { known: ArchiveFieldsProps['team'] }) {
  return (
    <FormSection id="team" title="팀원" hint={ARCHIVE_MESSAGES.membersFixed}>
      <ArchiveMembersField known={known} />
    </FormSection>
  );
}

function FixedTeam({ members }: Pick<ArchiveDetail, 'members'>) {
  return (
    <FormSection id="team" title="팀원" hint={ARCHIVE_MESSAGES.membersFixed}>
      <S.Team aria-label="팀원 목록">
        {members.map(({ nickname, profileImg, roles }, index) => (
          <FixedTeamRow key={nickname ?? index} nickname={nickname} photo={profileImg} roles={roles} />
        ))}
      </S.Team>
    </FormSection>
  );
}
