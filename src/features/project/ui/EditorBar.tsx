import { useFormikContext } from 'formik';
import { SubmitButton } from '@/shared/forms';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { SubmitBar } from '@/shared/ui/SubmitBar';
import { formProgress } from '../model/formProgress';
import { type ProjectForm } from '../model/projectForm';
import * as S from './ProjectEditor.styles';

interface EditorBarProps {
  submitLabel: string;
}

/** Progress and button in a bar at the bottom of narrow screens. */
export function EditorBar({ submitLabel }: EditorBarProps) {
  const { values } = useFormikContext<ProjectForm>();
  const { filled, total } = formProgress(values);

  return (
    <SubmitBar
      narrowOnly
      button={
        <SubmitButton size="default" busyLabel="저장 중">
          {submitLabel}
        </SubmitButton>
      }
    >
      <S.BarCount aria-hidden>
        {filled}/{total}
      </S.BarCount>
      <ProgressBar label="작성한 항목" value={filled} max={total} valueText={`${total}개 중 ${filled}개 채웠어요`} />
    </SubmitBar>
  );
}
