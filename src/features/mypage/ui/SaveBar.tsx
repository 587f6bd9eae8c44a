import { useFormikContext } from 'formik';
import { useId } from 'react';
import { type FieldProblem } from '@contract/envelope';
import { FilledProgress, profileProgress, type ProfileForm, type Standing } from '@/entities/profile';
import { useUploadPercent } from '@/shared/api';
import { useMissingFiles } from '@/shared/drafts';
import { FirstMessage, SubmitButton, useFormStarted, useFocusFirstProblem } from '@/shared/forms';
import { SubmitBar } from '@/shared/ui/SubmitBar';

interface SaveBarProps {
  problemsOf: (form: ProfileForm) => FieldProblem[];
  standingOf: (form: ProfileForm) => Standing;
}

/** The sticky save button with the first problem of the form. */
export function SaveBar({ problemsOf, standingOf }: SaveBarProps) {
  const { values } = useFormikContext<ProfileForm>();
  const percentSent = useUploadPercent('updateProfile');
  const messageId = useId();
  const begun = useFormStarted();
  const problems = problemsOf(values);
  const { missing } = useMissingFiles();
  const standing = standingOf(values);
  const required = profileProgress(values, standing);
  const shown = profileProgress(values, standing, missing);
  useFocusFirstProblem(problems);

  return (
    <SubmitBar
      button={
        <SubmitButton incomplete={required.filled < required.all} describedBy={messageId}>
          저장하기
        </SubmitButton>
      }
    >
      <FilledProgress {...shown} percentSent={percentSent} />
      <FirstMessage id={messageId} problem={begun ? problems[0] : undefined} />
    </SubmitBar>
  );
}
