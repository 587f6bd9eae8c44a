import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { type FieldProblem } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { SECURITY_TEXTS } from '@contract/security';
import { joinRules } from '@contract/signup';
import { FormDraft, useMissingFiles } from '@/shared/drafts';
import { FormBody, RequiredLegend } from '@/shared/forms';
import { focusHeading } from '@/shared/lib/focusHeadingOnRemoval';
import { CheckField } from '@/shared/ui/CheckField';
import { SectionNavColumns } from '@/shared/ui/SectionNav';
import { PROFILE_DRAFT_RULES, ProfileSections, doneSections, ProfileSectionNav } from '@/entities/profile';
import { NEVER_IN_DRAFT, SIGNUP_DRAFT, type SignupForm } from '../model/signupForm';
import { problemsOfStep } from '../model/signupProblems';
import { selectChecked } from '../model/signupSelectors';
import { type FormStep, standingOf } from '../model/stepFields';
import { useStepAddress } from '../model/useStepAddress';
import { AccountStep } from './AccountStep';
import { SocialStrip } from './SocialStrip';
import { StepHead } from './StepHead';
import { StepSubmit } from './StepSubmit';
import * as S from './SignupLayout.styles';
import { SignupCheckedField } from './SignupCheckedField';

// Created once: the sections do not re-render while their props are the same.
const DRAFT_RULES = joinRules.shape(PROFILE_DRAFT_RULES);

const NICKNAME = (
  <SignupCheckedField name="nickname" label="닉네임" max={LIMITS.nickname} counter autoComplete="nickname" />
);

interface StepScreenProps {
  step: FormStep;
  /** The problems of this step, in order. */
  problemsOf: (form: SignupForm) => FieldProblem[];
}

/** The common parts of both steps: head, draft, column, section navigation and bottom bar. */
export function StepScreen({ step, problemsOf }: StepScreenProps) {
  const { values, validateForm, submitCount } = useFormikContext<SignupForm>();
  const checked = useSelector(selectChecked);
  // Step 2 needs a valid step 1. After a reload there is none, since passwords are not stored (D4).
  useStepAddress(step, () => problemsOfStep('account', values, checked).length === 0);
  const shown = useRef(step);
  const enter = useEffectEvent(() => {
    // Formik still has the errors of the previous step.
    if (submitCount > 0) void validateForm();
    // What had the focus was removed with the previous step.
    if (shown.current !== step && document.activeElement === document.body) focusHeading();
    shown.current = step;
  });

  useEffect(() => enter(), [step]);

  return (
    <>
      <SectionNavColumns rail={step === 'profile' && <SignupSectionNav />}>
        <SocialStrip />
        <StepHead step={step} />
        {/* Step 1 announces a restored draft, which discarding empties as a whole. */}
        <S.Draft hidden={step === 'profile'}>
          <FormDraft {...SIGNUP_DRAFT} rules={DRAFT_RULES} exclude={NEVER_IN_DRAFT} />
        </S.Draft>
        <RequiredLegend />
        <FormBody key={step}>{step === 'account' ? <AccountStep /> : <ProfileStep />}</FormBody>
      </SectionNavColumns>
      <StepSubmit key={step} step={step} problemsOf={problemsOf} />
    </>
  );
}

/** Step 2: the public profile, and whether the login is kept. */
function ProfileStep() {
  const { values, setFieldValue } = useFormikContext<SignupForm>();

  return (
    <>
      <ProfileSections nickname={NICKNAME} />
      <CheckField
        label={SECURITY_TEXTS.keep}
        hint={SECURITY_TEXTS.keepHint}
        name="keep"
        checked={values.keep}
        onChange={(keep) => void setFieldValue('keep', keep)}
      />
    </>
  );
}

/** The section navigation beside step 2. */
function SignupSectionNav() {
  const { values } = useFormikContext<SignupForm>();
  const checked = useSelector(selectChecked);
  const { missing } = useMissingFiles();

  return <ProfileSectionNav label="가입 항목" done={doneSections(values, standingOf(values, checked), missing)} />;
}
