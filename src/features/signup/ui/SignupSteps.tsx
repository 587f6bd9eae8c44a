import { type FormikHelpers } from 'formik';
import { useSelector } from 'react-redux';
import { AppForm } from '@/shared/forms';
import { EMPTY_SIGNUP, type SignupForm } from '../model/signupForm';
import { problemsOfStep } from '../model/signupProblems';
import { selectChecked } from '../model/signupSelectors';
import { isCheckedField, isConfirmed, isOfStep, type FormStep } from '../model/stepFields';
import { useJoin } from '../model/useJoin';
import { useStepNavigation } from '../model/useStepAddress';
import { StepScreen } from './StepScreen';

/** Both steps in one form that stays mounted while the step changes: password and photo are stored nowhere else. */
export function SignupSteps({ step }: { step: FormStep }) {
  const goTo = useStepNavigation();
  const join = useJoin();
  const checked = useSelector(selectChecked);

  const check = (form: SignupForm) => problemsOfStep(step, form, checked);
  // The server may report the same value as available later.
  const serverProblems = (form: SignupForm) =>
    join
      .serverProblems(form)
      .filter(({ field }) => isOfStep(step, field) && !(isCheckedField(field) && isConfirmed(field, form, checked)));

  async function toProfile(_form: SignupForm, { setTouched }: FormikHelpers<SignupForm>) {
    // Touched fields of this step must not show errors in the next one.
    await setTouched({}, false);
    goTo('profile');
  }

  return (
    <AppForm
      initialValues={EMPTY_SIGNUP}
      check={check}
      {...join}
      serverProblems={serverProblems}
      submit={step === 'account' ? toProfile : join.submit}
      focusesError={false}
    >
      <StepScreen step={step} problemsOf={(form) => [...check(form), ...serverProblems(form)]} />
    </AppForm>
  );
}
