import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { type FieldProblem } from '@contract/envelope';
import { FilledProgress } from '@/entities/profile';
import { useUploadPercent } from '@/shared/api';
import { useMissingFiles } from '@/shared/drafts';
import { FirstMessage, SubmitButton, useFocusFirstProblem } from '@/shared/forms';
import { SubmitBar } from '@/shared/ui/SubmitBar';
import { type SignupForm } from '../model/signupForm';
import { selectChecked } from '../model/signupSelectors';
import { isStarted, isOfStep, requiredProgress, type FormStep } from '../model/stepFields';

const LABELS = { account: '다음', profile: '가입하기' } as const;

interface StepSubmitProps {
  step: FormStep;
  problemsOf: (form: SignupForm) => FieldProblem[];
}

/** The sticky submit bar: progress, and the first problem. */
export function StepSubmit({ step, problemsOf }: StepSubmitProps) {
  const { values, touched } = useFormikContext<SignupForm>();
  const checked = useSelector(selectChecked);
  const percentSent = useUploadPercent('join');
  const messageId = useId();
  const problems = problemsOf(values);
  const { missing } = useMissingFiles();
  const required = requiredProgress(step, values, checked);
  const shown = requiredProgress(step, values, checked, missing);
  const isTouched = isStarted(step, values) || Object.keys(touched).some((field) => isOfStep(step, field));
  useFocusFirstProblem(problems);

  return (
    <SubmitBar
      button={
        <SubmitButton incomplete={required.filled < required.all} describedBy={messageId}>
          {LABELS[step]}
        </SubmitButton>
      }
    >
      <FilledProgress {...shown} percentSent={percentSent} />
      <FirstMessage id={messageId} problem={isTouched ? problems[0] : undefined} />
    </SubmitBar>
  );
}
