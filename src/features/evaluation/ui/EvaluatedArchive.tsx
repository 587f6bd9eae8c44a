import { type ArchiveDetail } from '@contract/archive';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { ArchiveThumb } from '@/entities/archive';
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
      <S.Who>
        <S.Name>
          <b>{archive?.title}</b>
        </S.Name>
        {!isPublic && <S.Roles>{EVALUATION_MESSAGES.publicWhenDone}</S.Roles>}
      </S.Who>
    </S.Story>
  );
}
