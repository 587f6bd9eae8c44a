import { useFormikContext } from 'formik';
import { LIMITS } from '@contract/limits';
import {
  ACTIVITY_TIME_LABELS,
  MEETING_OPTIONS,
  PROJECT_CATEGORY_LABELS,
  RECRUITING_TEXTS,
  STEP_LABELS,
  WEEKLY_HOURS_LABELS,
  type ProjectDetail,
} from '@contract/project';
import { ROLE_LABELS, SKILL_CHOICE_TEXTS, skillChoices } from '@contract/skill';
import { MemberPicker } from '@/entities/member';
import {
  FormBody,
  FormChips,
  FormColumns,
  FormGroupedChips,
  FormLinkField,
  FormPeriodField,
  FormSection,
  FormStepper,
  FormTextArea,
  FormTextField,
} from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';
import { type ProjectForm } from '../model/projectForm';
import { useInvitations } from '../model/useInvitations';
import { DeadlineField } from './DeadlineField';
import { SeatsField } from './SeatsField';

const CATEGORIES = optionsOf(PROJECT_CATEGORY_LABELS);
const ROLES = optionsOf(ROLE_LABELS);
const MEETINGS = MEETING_OPTIONS.map((value) => ({ value, label: value }));
const STEPS = optionsOf(STEP_LABELS);
const HOURS = optionsOf(WEEKLY_HOURS_LABELS);
const TIMES = optionsOf(ACTIVITY_TIME_LABELS);

interface ProjectFieldsProps {
  /** Members invited before. */
  invited: ProjectDetail['invitedMembers'];
}

/** Every field of a post, in the order of its messages. */
export function ProjectFields({ invited }: ProjectFieldsProps) {
  return (
    <FormBody>
      <BasicsSection />
      <RecruitmentSection />
      <CourseSection />
      <StorySection />
      <InvitationSection invited={invited} />
    </FormBody>
  );
}

/** The fields that lists show first. */
function BasicsSection() {
  return (
    <FormSection id="basics" title="기본 정보" hint="목록에서 가장 먼저 보이는 내용이에요.">
      <FormTextField name="title" label="모집글 제목" required max={LIMITS.title} />
      <FormColumns>
        <FormTextField name="projectName" label="프로젝트 이름" required max={LIMITS.title} />
        <FormPeriodField
          precision="month"
          label="진행 기간"
          required
          startName="startDate"
          endName="endDate"
          help="연도와 월을 숫자로만 입력해 주세요."
        />
      </FormColumns>
      <FormChips name="category" label="분야" required mode="single" options={CATEGORIES} />
    </FormSection>
  );
}

/** The sought roles, their number, and the deadline. */
function RecruitmentSection() {
  const { values } = useFormikContext<ProjectForm>();

  return (
    <FormSection id="recruitment" title="모집" hint="누가 필요한지 고르면 카드 맨 위에 보여요.">
      <FormChips name="roles" label="모집 역할" required mode="multi" options={ROLES} />
      <SeatsField />
      <DeadlineField />
      <FormGroupedChips
        name="skills"
        label="필요 스킬"
        required
        groups={skillChoices(values.roles)}
        {...SKILL_CHOICE_TEXTS}
      />
    </FormSection>
  );
}

/** Times and form of the meetings, and the step of the project. */
function CourseSection() {
  return (
    <FormSection id="course" title="진행">
      <FormChips name="meetingOption" label="진행 방식" required mode="single" options={MEETINGS} />
      <FormChips name="weeklyHours" label={RECRUITING_TEXTS.weeklyHours} optional mode="single" options={HOURS} />
      <FormChips
        name="times"
        label={RECRUITING_TEXTS.times}
        optional
        mode="multi"
        options={TIMES}
        help="여러 개 고를 수 있어요."
      />
      <FormStepper name="step" label="진행 단계" required steps={STEPS} />
    </FormSection>
  );
}

/** Introduction, article and link. */
function StorySection() {
  return (
    <FormSection id="story" title="소개">
      <FormTextArea name="introduce" label="프로젝트 소개" required max={LIMITS.projectText} />
      <FormTextArea
        name="article"
        label="모집 내용"
        required
        max={LIMITS.projectText}
        placeholder="함께할 팀원에게 하고 싶은 말을 적어 주세요. 회의 주기, 기대하는 점을 적으면 지원이 늘어요."
      />
      <FormLinkField name="link" label="참고 링크" optional />
    </FormSection>
  );
}

/** Members to invite (D37). */
function InvitationSection({ invited }: ProjectFieldsProps) {
  const invitations = useInvitations(invited);

  return (
    <FormSection id="invitation" title="팀원 초대" hint="이미 함께하기로 한 사람이 있다면 닉네임으로 초대해요.">
      <MemberPicker
        label="닉네임 검색"
        optional
        placeholder="초대할 회원의 닉네임을 입력해 주세요"
        pickedLabel="초대한 팀원"
        {...invitations}
      />
    </FormSection>
  );
}
