import type { CSSProperties } from 'react';
import * as S from './ProgressBar.styles';

interface ProgressBarProps {
  label: string;
  value: number;
  max?: number;
  /** The accessible value instead of a percentage: "11개 중 9개". */
  valueText?: string;
  /** Height in px. */
  height?: number;
  className?: string;
}

/** A progress bar. */
export function ProgressBar({ label, value, max = 100, valueText, height = 8, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;

  return (
    <S.Track
      className={className}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      style={{ '--bar-height': `${height}px` } as CSSProperties}
    >
      <S.Fill style={{ transform: `translateX(${(share - 1) * 100}%)` }} />
    </S.Track>
  );
}
