import { useFormikContext } from 'formik';
import { SubmitButton } from '@/shared/forms';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { SubmitBar } from '@/shared/ui/SubmitBar';
import { countDone, type EvaluationForm, type Teammates } from '../model/evaluationForm';

/** The number of evaluated teammates, and the submit button. */
export function EvaluationBar({ teammates }: { teammates: Teammates }) {
  const { values } = useFormikContext<EvaluationForm>();
  const total = teammates.length;
  const done = countDone(values, teammates);
  const words = `${total}명 중 ${done}명 작성`;

  return (
    <SubmitBar button={<SubmitButton busyLabel="보내는 중">프로젝트 등록하기</SubmitButton>}>
      <b>{words}</b>
      <ProgressBar label="작성한 팀원" value={done} max={total} valueText={words} />
    </SubmitBar>
  );
}
