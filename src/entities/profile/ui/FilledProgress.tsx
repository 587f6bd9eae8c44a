import { uploadProgress } from '@contract/messages';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { Stack, Text } from '@/shared/ui/pieces';

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
      <Stack gap={2}>
        <Text as="b" weight={600} role="status">
          {uploadProgress(percentSent)}
        </Text>
        <ProgressBar label="올리기" value={percentSent} />
      </Stack>
    );
  }
  const words = filled < all ? `${all}개 중 ${filled}개 채웠어요` : `필수 ${all}개를 모두 채웠어요`;
  return (
    <Stack gap={2}>
      <Text as="b" weight={600}>
        {words}
      </Text>
      <ProgressBar label="필수 항목" value={filled} max={all} valueText={words} />
    </Stack>
  );
}
