import { type ArchiveDetail } from '@contract/archive';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import * as S from './ArchiveCover.styles';

const SIZES = '(min-width: 1800px) 1560px, (min-width: 1500px) 1400px, (min-width: 800px) 92vw, 100vw';

interface ArchiveCoverProps {
  archive: Pick<ArchiveDetail, 'id' | 'title' | 'thumbnail'>;
  /** Shows it as large as the screen. */
  onOpen: () => void;
}

/** The thumbnail across the page; a drawn one is only looked at. */
export function ArchiveCover({ archive: { id, title, thumbnail }, onOpen }: ArchiveCoverProps) {
  const art = <S.Thumb id={id} title={title} thumbnail={thumbnail} sizes={SIZES} fill eager />;

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
