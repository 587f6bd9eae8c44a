import type { ReactNode } from 'react';
import { pictureBlur, pictureSize, pictureSrcSet } from '@contract/upload';
import { MissingPicture } from './MissingPicture';
import { usePictureProgress } from './usePictureProgress';
import * as S from './Picture.styles';

interface PictureProps {
  /** The address from the server, or the preview of an own file. */
  src: string | null;
  /** Empty where a text beside it has the same meaning. */
  alt: string;
  /** How wide it is drawn, as the `sizes` of an `img`. */
  sizes: string;
  /** The aspect ratio it is cropped to, such as `16 / 10`; by default its own. */
  ratio?: string;
  /** For what is visible without scrolling; others load lazily. */
  eager?: boolean;
  /** Drawn without a picture, and when it fails to load. */
  fallback?: ReactNode;
  className?: string;
}

/**
 * An uploaded picture in the size the screen needs. Its space is reserved by the dimensions in its address, and a blurred
 * placeholder is shown until it has loaded.
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
