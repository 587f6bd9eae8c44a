import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { serverNow } from '@contract/clock';
import { type ProjectDetail } from '@contract/project';
import { memberName } from '@/entities/member';
import { ProjectCard } from '@/entities/project';
import { RoleChips } from '@/entities/skill';
import { SubmitButton } from '@/shared/forms';
import { selectNickname } from '@/shared/session';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { SectionNav } from '@/shared/ui/SectionNav';
import { formProgress } from '../model/formProgress';
import { type ProjectForm } from '../model/projectForm';
import { ofNewPost, ofPost, toPreview } from '../model/toPreview';
import { ROLES_SHOWN } from './ProjectTile';
import * as S from './ProjectEditor.styles';

interface EditorSideProps {
  /** The edited post; absent for a new one. */
  project?: ProjectDetail;
  submitLabel: string;
}

/** Beside the form: preview, progress, the first problem, and the button. */
export function EditorSide({ project, submitLabel }: EditorSideProps) {
  return (
    <S.Side>
      <Preview project={project} />
      <Progress submitLabel={submitLabel} />
    </S.Side>
  );
}

function Preview({ project }: Pick<EditorSideProps, 'project'>) {
  const { values } = useFormikContext<ProjectForm>();
  const writer = memberName(useSelector(selectNickname));
  const [now] = useState(() => new Date(serverNow()).toISOString());
  const standing = project ? ofPost(project) : ofNewPost(writer, now);
  const card = toPreview(values, standing);

  return (
    <S.Preview>
      <S.PreviewTitle>목록에서 이렇게 보여요</S.PreviewTitle>
      <ProjectCard
        project={card}
        roles={<RoleChips roles={values.roles} seats={card.seats} max={ROLES_SHOWN} quiet={standing.closed} />}
      />
    </S.Preview>
  );
}

function Progress({ submitLabel }: Pick<EditorSideProps, 'submitLabel'>) {
  const { values } = useFormikContext<ProjectForm>();
  const { filled, total, rail } = formProgress(values);
  const sentence = `${total}개 중 ${filled}개 채웠어요`;

  return (
    <S.Progress>
      <S.Filled>
        <S.FilledWord>{sentence}</S.FilledWord>
        <ProgressBar label="작성한 항목" value={filled} max={total} valueText={sentence} />
      </S.Filled>
      <SectionNav label="모집글 항목" items={rail} />
      <SubmitButton block busyLabel="저장 중">
        {submitLabel}
      </SubmitButton>
    </S.Progress>
  );
}
