import { useFormikContext } from 'formik';
import { useId } from 'react';
import { type ArchiveDetail } from '@contract/archive';
import { uploadProgress } from '@contract/messages';
import { useUploadPercent } from '@/shared/api';
import { useMissingFiles } from '@/shared/drafts';
import { FirstMessage, SubmitButton, useFormStarted } from '@/shared/forms';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { SectionNav } from '@/shared/ui/SectionNav';
import { SubmitBar } from '@/shared/ui/SubmitBar';
import { type ArchiveForm } from '../model/archiveForm';
import { archiveProgress, problemsOfArchive } from '../model/archiveProgress';
import * as S from './ArchiveEditor.styles';

interface ArchiveSubmitProps {
  /** The edited archive; absent for a new one. */
  archive?: ArchiveDetail;
}

/** Beside the form: progress, the first problem, and the button. */
export function ArchiveProgress({ archive }: ArchiveSubmitProps) {
  const { label, shown, isIncomplete, filled, total, rail, percentSent } = useSubmitState(archive);
  const messageId = useId();
  const progress = progressOf(filled, total, percentSent);

  return (
    <S.Progress>
      <S.Filled>
        <S.FilledWord>{progress.valueText}</S.FilledWord>
        <ProgressBar {...progress} />
      </S.Filled>
      <SectionNav label="아카이브 항목" items={rail} />
      <SubmitButton block incomplete={isIncomplete} describedBy={messageId} busyLabel="저장 중">
        {label}
      </SubmitButton>
      <FirstMessage id={messageId} problem={shown} />
    </S.Progress>
  );
}

/** The same in a bar at the bottom of narrow screens. */
export function ArchiveBar({ archive }: ArchiveSubmitProps) {
  const { label, shown, isIncomplete, filled, total, percentSent } = useSubmitState(archive);
  const messageId = useId();

  return (
    <SubmitBar
      narrowOnly
      button={
        <SubmitButton size="default" incomplete={isIncomplete} describedBy={messageId} busyLabel="저장 중">
          {label}
        </SubmitButton>
      }
    >
      <S.BarCount aria-hidden>{percentSent === null ? `${filled}/${total}` : uploadProgress(percentSent)}</S.BarCount>
      <ProgressBar {...progressOf(filled, total, percentSent)} />
      <FirstMessage id={messageId} problem={shown} />
    </SubmitBar>
  );
}

/** Whether the form may be submitted, and the first problem otherwise (D24). */
function useSubmitState(archive: ArchiveDetail | undefined) {
  const { values } = useFormikContext<ArchiveForm>();
  const isEdit = archive !== undefined;
  const percentSent = useUploadPercent(isEdit ? 'updateArchive' : 'createArchive');
  const begun = useFormStarted();
  const { missing } = useMissingFiles();
  const [first] = problemsOfArchive(values, isEdit);

  return {
    ...archiveProgress(values, isEdit, missing.length > 0),
    label: isEdit ? '수정하기' : '등록하기',
    isIncomplete: first !== undefined,
    shown: begun ? first : undefined,
    percentSent,
  };
}

/** What the bar and the text beside it show: the fields filled or, during the upload, the share of the form sent. */
function progressOf(filled: number, total: number, percentSent: number | null) {
  if (percentSent !== null) return { label: '올리기', value: percentSent, valueText: uploadProgress(percentSent) };
  const valueText = filled < total ? `${total}개 중 ${filled}개 채웠어요` : `${total}개 모두 채웠어요`;
  return { label: '작성한 항목', value: filled, max: total, valueText };
}
