import type { ReactNode } from 'react';
import { pictureBlur, pictureSize, pictureSrcSet } from '@contract/upload';
import { MissingPicture } from './MissingPicture';
import { usePictureProgress } from './usePictureProgress';
import * as S from './Picture.styles';

interface PictureProps {
  /** The address the server gave; a preview of an own file may stand here too. */
  src: string | null;
  /** Empty where a text beside it says the same. */
  alt: string;
  /** How wide it is drawn, as the `sizes` of an `img`. */
  sizes: string;
  /** The shape it is cut to, such as `16 / 10`; without one it keeps its own. */
  ratio?: string;
  /** For what is seen without scrolling; everything else waits until it comes near. */
  eager?: boolean;
  /** Drawn without a picture, and when it does not load. */
  fallback?: ReactNode;
  className?: string;
}

/**
 * An uploaded picture in the size the screen needs. Its place is reserved by the shape in its address, and blurred
 * colours stand there until it has come.
 */
export function Picture({ src, alt, sizes, ratio, eager = false, fallback, className }: PictureProps) {
  const { isLoaded, isBroken, photo } = usePictureProgress(src);
  const style = { aspectRatio: ratio ?? ownRatio(src) };
  if (!src || isBroken) {
    return <MissingPicture alt={alt} fallback={fallback} className={className} style={style} />;
  }

  const blur = pictureBlur(src);
  const loading = eager ? 'eager' : 'lazy';
  return (
    <S.Frame className={className} style={style}>
      {blur && <S.Blur src={blur} alt="" loading={loading} fetchPriority="low" data-done={isLoaded || undefined} />}
      <S.Photo
        loading={loading}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        sizes={sizes}
        srcSet={pictureSrcSet(src) ?? undefined}
        {...pictureSize(src)}
        alt={alt}
        src={src}
        {...photo}
      />
    </S.Frame>
  );
}

function ownRatio(src: string | null): string | undefined {
  const size = src === null ? null : pictureSize(src);
  return size ? `${size.width} / ${size.height}` : undefined;
}
