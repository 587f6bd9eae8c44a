import { memo, type ReactNode } from 'react';
import { LIMITS } from '@contract/limits';
import { ROLE_LABELS, SKILL_CHOICE_TEXTS, skillChoices, type Role } from '@contract/skill';
import {
  FormChips,
  FormGroupedChips,
  FormPart,
  FormSection,
  FormTextArea,
  useFormField,
  FormPeriodField,
  FormTextField,
} from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';
import { PROFILE_SECTIONS as SECTIONS } from '../model/profileSections';
import { AwardFields } from './AwardFields';
import { EducationFields } from './EducationFields';
import { ExperienceFields } from './ExperienceFields';
import { PhotoField } from './PhotoField';
import { PortfolioSection } from './PortfolioSection';
import { RowsSection, type RowFieldsProps } from './RowsSection';
import { RowDescription } from './RowDescription';

const ROLE_OPTIONS = optionsOf(ROLE_LABELS);

interface ProfileSectionsProps {
  /** The nickname's field; the form provides its availability check. */
  nickname: ReactNode;
  /** The address of the photo the member has already. */
  photo?: string;
}

/** The public profile's fields, in the order of its messages. Unchanged props do not re-render its fields. */
export const ProfileSections = memo(function ProfileSections({ nickname, photo }: ProfileSectionsProps) {
  return (
    <>
      <FormPart names={['nickname', 'photo']}>
        <FormSection {...SECTIONS.profile}>
          <PhotoField stored={photo}>{nickname}</PhotoField>
        </FormSection>
      </FormPart>
      <FormPart names={['schoolName', 'grade', 'major', 'degree', 'entranceDate', 'graduationDate']}>
        <FormSection {...SECTIONS.education}>
          <EducationFields />
        </FormSection>
      </FormPart>
      <FormPart names={['skillCategory', 'desiredJob']}>
        <ChoiceSections />
      </FormPart>
      <FormPart names={['experiences', 'careers', 'awards']}>
        <RowsSection {...SECTIONS.experiences} list="experiences" Fields={ExperienceFields} />
        <RowsSection {...SECTIONS.careers} list="careers" Fields={CareerFields} />
        <RowsSection {...SECTIONS.awards} list="awards" Fields={AwardFields} />
      </FormPart>
      <FormPart names={['portfolioFiles', 'portfolioLinks']}>
        <PortfolioSection {...SECTIONS.portfolio} />
      </FormPart>
      <FormPart names={['introduction']}>
        <FormSection {...SECTIONS.introduction} optional>
          <FormTextArea
            name="introduction"
            label="나를 소개하는 글"
            max={LIMITS.introduction}
            placeholder="어떤 일을 좋아하고 어떻게 일하는지 적어 주세요."
          />
        </FormSection>
      </FormPart>
    </>
  );
});

function ChoiceSections() {
  const { value: roles } = useFormField<Role[]>('desiredJob');

  return (
    <>
      <FormSection {...SECTIONS.skills} hint="하나 이상 골라 주세요.">
        <FormGroupedChips
          name="skillCategory"
          label={SECTIONS.skills.title}
          hideLabel
          groups={skillChoices(roles)}
          {...SKILL_CHOICE_TEXTS}
        />
      </FormSection>
      <FormSection {...SECTIONS.roles} hint="고른 순서대로 우선순위가 정해져요.">
        <FormChips name="desiredJob" label={SECTIONS.roles.title} hideLabel mode="priority" options={ROLE_OPTIONS} />
      </FormSection>
    </>
  );
}

/** One job. */
function CareerFields({ path }: RowFieldsProps) {
  return (
    <>
      <FormTextField name={`${path}.companyName`} label="회사 이름" required max={LIMITS.name} />
      <FormPeriodField
        precision="day"
        label="근무 기간"
        required
        startName={`${path}.startDate`}
        endName={`${path}.endDate`}
      />
      <RowDescription name={`${path}.careerDescription`} label="담당 업무" />
    </>
  );
}
