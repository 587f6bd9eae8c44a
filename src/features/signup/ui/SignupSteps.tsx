import { Formik, type FormikHelpers } from 'formik';
import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { toErrors } from '@/shared/forms';
import { toast } from '@/shared/toast';
import { paths, useAppLocation } from '@/shared/routes';
import { EMPTY_SIGNUP, type SignupForm } from '../model/signupForm';
import { problemsOfStep } from '../model/signupProblems';
import { fieldEdited, selectChecked } from '../model/signupSlice';
import { isCheckedField, standingServerErrors, toServerErrors, type ServerError } from '../model/serverErrors';
import { isOfStep, type FormStep } from '../model/stepFields';
import { useJoin, type Joined, type JoinRefusal } from '../model/useJoin';
import { StepScreen } from './StepScreen';

interface SignupStepsProps {
  step: FormStep;
  onJoined: (member: Joined) => void;
}

/** Both steps in one form that stays mounted while the address changes: password and photo are stored nowhere else. */
export function SignupSteps({ step, onJoined }: SignupStepsProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  // Has what the visitor wanted before, for the last step (D200).
  const { state } = useAppLocation();
  const join = useJoin(onJoined);
  const checked = useSelector(selectChecked);
  const [refusals, setRefusals] = useState<ServerError[]>([]);

  const problemsOf = useCallback(
    (form: SignupForm) => {
      const standing = standingServerErrors(refusals, form, checked).filter(({ field }) => isOfStep(step, field));
      return [...problemsOfStep(step, form, checked), ...standing];
    },
    [step, checked, refusals],
  );

  async function goOn(form: SignupForm, { setErrors, setTouched }: FormikHelpers<SignupForm>) {
    if (step === 'account') {
      // Touched fields of this step must not show errors in the next one.
      await setTouched({}, false);
      return navigate(paths.signup, { state });
    }
    const refusal = await join(form);
    if (!refusal) return;

    setErrors(toErrors(refusal.problems));
    setRefusals(toServerErrors(refusal.problems, form));
    refusal.problems.forEach(({ field }) => isCheckedField(field) && dispatch(fieldEdited(field)));
    toastRefusal(refusal);
  }

  function toastRefusal({ message, problems }: JoinRefusal) {
    const isFurtherBack = problems[0] && isOfStep('account', problems[0].field);
    const toAccount = { label: '기본 정보', onClick: () => void navigate(paths.signupAccount, { state }) };
    toast(message, { tone: 'error', action: isFurtherBack ? toAccount : undefined });
  }

  return (
    <Formik initialValues={EMPTY_SIGNUP} validate={(form) => toErrors<SignupForm>(problemsOf(form))} onSubmit={goOn}>
      <StepScreen step={step} problemsOf={problemsOf} />
    </Formik>
  );
}
