import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { type FieldProblem } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { joinRules } from '@contract/signup';
import { FormDraft, useMissingFiles } from '@/shared/drafts';
import { FormBody, RequiredLegend } from '@/shared/forms';
import { paths, useAppLocation } from '@/shared/routes';
import { SectionNavColumns } from '@/shared/ui/SectionNav';
import { PROFILE_DRAFT_RULES, ProfileSections, doneSections, ProfileSectionNav } from '@/entities/profile';
import { NEVER_IN_DRAFT, SIGNUP_DRAFT, type SignupForm } from '../model/signupForm';
import { isFlag, problemsOfStep } from '../model/signupProblems';
import { selectChecked, selectStep, stepEntered } from '../model/signupSlice';
import { type FormStep, standingOf } from '../model/stepFields';
import { AccountStep } from './AccountStep';
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
  const dispatch = useDispatch();
  const { validateForm, submitCount } = useFormikContext<SignupForm>();
  const mayBeHere = useMayEnter(step);
  const { state } = useAppLocation();
  // Formik still has the errors of the previous step.
  const judgeAnew = useEffectEvent(() => {
    if (submitCount > 0) void validateForm();
  });

  useEffect(() => {
    if (!mayBeHere) return;
    dispatch(stepEntered(step));
    judgeAnew();
  }, [dispatch, mayBeHere, step]);

  if (!mayBeHere) return <Navigate to={paths.signupAccount} replace state={state} />;
  return (
    <>
      <SectionNavColumns rail={step === 'profile' && <SignupSectionNav />}>
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

/**
 * Step 2 needs a valid step 1. After a reload there is none, since passwords are not stored (D4). Once step 2 is open,
 * a check that the join invalidates does not redirect.
 */
function useMayEnter(step: FormStep): boolean {
  const { values } = useFormikContext<SignupForm>();
  const checked = useSelector(selectChecked);
  const isInside = useSelector(selectStep) === 'profile';

  return useMemo(() => {
    if (step === 'account') return true;
    const problems = problemsOfStep('account', values, checked);
    return problems.every(({ field }) => isInside && isFlag(field));
  }, [step, values, checked, isInside]);
}

/** Step 2: the public profile. */
function ProfileStep() {
  return <ProfileSections nickname={NICKNAME} />;
}

/** The section navigation beside step 2. */
function SignupSectionNav() {
  const { values } = useFormikContext<SignupForm>();
  const checked = useSelector(selectChecked);
  const { missing } = useMissingFiles();

  return <ProfileSectionNav label="가입 항목" done={doneSections(values, standingOf(values, checked), missing)} />;
}
