import { type ArchiveDetail } from '@contract/archive';
import { PICTURE_SIZES } from '@contract/upload';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import * as S from './ArchiveCover.styles';

interface ArchiveCoverProps {
  archive: Pick<ArchiveDetail, 'id' | 'title' | 'thumbnail'>;
  /** Opens it in the lightbox. */
  onOpen: () => void;
}

/** The thumbnail across the page; a generated one is decorative. */
export function ArchiveCover({ archive: { id, title, thumbnail }, onOpen }: ArchiveCoverProps) {
  const art = <S.Thumb id={id} title={title} thumbnail={thumbnail} sizes={PICTURE_SIZES.archiveCover} fill eager />;

  if (thumbnail === null) return <S.Cover>{art}</S.Cover>;
  return (
    <S.Cover>
      <S.Opener type="button" onClick={onOpen}>
        {art}
        <VisuallyHidden>‘{title}’ 대표 이미지 크게 보기</VisuallyHidden>
      </S.Opener>
    </S.Cover>
  );
}
