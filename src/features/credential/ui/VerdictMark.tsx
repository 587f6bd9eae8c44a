import { type ReactNode } from 'react';
import { type VerdictResult } from '@contract/credential';
import * as S from './VerdictMark.styles';

/**
 * The mark of a result: complete when valid, cut, broken, single or dotted otherwise; a question mark without a result.
 */
export function VerdictMark({ result, height = 104 }: { result?: VerdictResult; height?: number }) {
  const isAlone = result === 'FOREIGN' || result === 'UNREADABLE';
  return (
    <S.Mark
      viewBox={isAlone ? '112 0 100 104' : '0 0 212 104'}
      height={height}
      aria-hidden
      data-result={result ?? 'NONE'}
    >
      {SHAPES[result ?? 'NONE']}
    </S.Mark>
  );
}

const circle = <circle cx="50" cy="50" r="38" />;
const square = <rect x="124" y="12" width="76" height="76" rx="21" />;
const unknown = <rect data-hollow x="127" y="15" width="70" height="70" rx="18" strokeDasharray="9 8" />;
const hollow = <rect data-hollow x="127" y="15" width="70" height="70" rx="18" />;

const SHAPES: Record<VerdictResult | 'NONE', ReactNode> = {
  NONE: (
    <>
      <path data-line d="M90 50h32" strokeDasharray="6 7" />
      {circle}
      {square}
      <circle data-sign cx="158" cy="46" r="14" />
      <path data-sign d="M168.5 57l11 11" />
    </>
  ),
  VALID: (
    <>
      <path data-line d="M60 50h110" />
      {circle}
      {square}
      <path data-sign d="M145 51l11 12 23-26" />
    </>
  ),
  CHANGED: (
    <>
      <path data-line d="M60 50h40" />
      {circle}
      <g transform="rotate(9 162 56)">
        <path data-line="broken" d="M110 57h20" />
        <rect x="124" y="18" width="76" height="76" rx="21" />
        <path data-sign d="M150 44l24 24m0-24l-24 24" />
      </g>
    </>
  ),
  WITHDRAWN: (
    <>
      <path data-line d="M60 50h40" />
      {circle}
      {hollow}
      <path data-sign d="M146 50h32" />
    </>
  ),
  FOREIGN: (
    <>
      {hollow}
      <path data-sign d="M151 41a11 11 0 1 1 15 10q-4 2-4 8m0 11v.5" />
    </>
  ),
  UNKNOWN: (
    <>
      <path data-line d="M60 50h66" />
      {circle}
      {unknown}
    </>
  ),
  UNREADABLE: unknown,
};
