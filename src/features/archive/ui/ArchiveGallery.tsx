import { type LightBoxPicture } from '@/shared/ui/LightBox';
import { Picture } from '@/shared/ui/Picture';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import * as S from './ArchiveGallery.styles';

const WIDE = '(min-width: 1024px) 816px, 100vw';
const HALF = '(min-width: 1024px) 400px, (min-width: 800px) 46vw, 100vw';

interface ArchiveGalleryProps {
  images: readonly LightBoxPicture[];
  /** Opens a picture in the lightbox. */
  onOpen: (image: number) => void;
}

/** The pictures of an archive: the first across the column, the others in two. */
export function ArchiveGallery({ images, onOpen }: ArchiveGalleryProps) {
  return (
    <S.Images aria-label="이미지">
      {images.map(({ src, alt }, index) => (
        <li key={src}>
          <S.Opener type="button" onClick={() => onOpen(index)}>
            <Picture src={src} alt={alt} sizes={index === 0 ? WIDE : HALF} ratio={index === 0 ? '5 / 3' : '3 / 2'} />
            <VisuallyHidden>크게 보기</VisuallyHidden>
          </S.Opener>
        </li>
      ))}
    </S.Images>
  );
}
