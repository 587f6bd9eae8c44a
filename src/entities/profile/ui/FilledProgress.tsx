import { uploadProgress } from '@contract/messages';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import * as S from './FilledProgress.styles';

interface FilledProgressProps {
  filled: number;
  all: number;
  /** Upload progress of the form, 0 to 100; null while no upload is running (D74). */
  percentSent: number | null;
}

/** Progress of the required fields; during the upload, its progress. */
export function FilledProgress({ filled, all, percentSent }: FilledProgressProps) {
  if (percentSent !== null) {
    return (
      <S.Progress>
        <b role="status">{uploadProgress(percentSent)}</b>
        <ProgressBar label="올리기" value={percentSent} />
      </S.Progress>
    );
  }
  const words = filled < all ? `${all}개 중 ${filled}개 채웠어요` : `필수 ${all}개를 모두 채웠어요`;
  return (
    <S.Progress>
      <b>{words}</b>
      <ProgressBar label="필수 항목" value={filled} max={all} valueText={words} />
    </S.Progress>
  );
}
