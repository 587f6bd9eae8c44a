import * as S from './Skeleton.styles';

interface SkeletonProps {
  /** CSS lengths, or px as numbers. */
  width?: number | string;
  height?: number | string;
  radius?: number | string;
  className?: string;
}

/** A gray box in the size of loading content. Several of them share one `LoadingText`. */
export function Skeleton({ width, height, radius, className }: SkeletonProps) {
  return (
    <S.Block
      aria-hidden

      className={className}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
