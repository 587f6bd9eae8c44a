import { type CSSProperties } from 'react';
import { usePictureProgress } from '../Picture';
import { AvatarArt } from './AvatarArt';
import * as S from './Avatar.styles';

interface AvatarProps {
  nickname: string;
  /** Photo address; without one, or when it fails to load, the portrait is drawn from the nickname. */
  src?: string | null;
  srcSet?: string;
  /** Edge in px. */
  size?: number;
  withdrawn?: boolean;
  /** Only where there is no name beside it. */
  alt?: string;
  className?: string;
}

/** A member's round picture. Decorative by default: the nickname is next to it. */
export function Avatar({ nickname, src, srcSet, size = 40, withdrawn = false, alt = '', className }: AvatarProps) {
  const { isBroken, photo } = usePictureProgress(src ?? null);
  const hasPhoto = Boolean(src) && !isBroken && !withdrawn;

  return (
    <S.Frame className={className} style={{ '--avatar-size': `${size}px` } as CSSProperties}>
      {hasPhoto ? (
        <S.Photo
          src={src ?? undefined}
          srcSet={srcSet}
          sizes={`${size}px`}
          width={size}
          height={size}
          alt={alt}
          decoding="async"
          {...photo}
        />
      ) : (
        <AvatarArt nickname={nickname} withdrawn={withdrawn} />
      )}
    </S.Frame>
  );
}
