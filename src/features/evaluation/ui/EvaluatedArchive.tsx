import { type ArchiveDetail } from '@contract/archive';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { ArchiveThumb } from '@/entities/archive';
import { Stack, Text } from '@/shared/ui/pieces';
import * as S from './MemberProgress.styles';

interface EvaluatedArchiveProps {
  /** Undefined until it is known. */
  archive: ArchiveDetail | undefined;
  isPublic: boolean;
  /** The whole team has evaluated. */
  isComplete: boolean;
}

/** The archive at the end of the line of its team. */
export function EvaluatedArchive({ archive, isPublic, isComplete }: EvaluatedArchiveProps) {
  return (
    <S.Story data-done={isComplete || undefined}>
      <S.Thumb>
        {archive && (
          <ArchiveThumb id={archive.id} title={archive.title} thumbnail={archive.thumbnail} sizes="48px" fill />
        )}
      </S.Thumb>
      <Stack gap={1} grows>
        <S.Name>
          <b>{archive?.title}</b>
        </S.Name>
        {!isPublic && (
          <Text as="small" size="label" weight={500} tone="text-3" tight>
            {EVALUATION_MESSAGES.publicWhenDone}
          </Text>
        )}
      </Stack>
    </S.Story>
  );
}
