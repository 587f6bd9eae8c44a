import * as S from './Skeleton.styles';

interface SkeletonProps {
  /** CSS lengths, or px as numbers. */
  width?: number | string;
  height?: number | string;
  radius?: number | string;
  /** As high as a line of the text around it. */
  line?: boolean;
  className?: string;
}

/** A gray box in the size of loading content. Several of them share one `LoadingText`. */
export function Skeleton({ width, height, radius, line = false, className }: SkeletonProps) {
  return (
    <S.Block
      aria-hidden
      data-line={line || undefined}
      className={className}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
