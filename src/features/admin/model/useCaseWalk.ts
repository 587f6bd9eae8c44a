import { useNavigate } from 'react-router-dom';
import { type CaseItem, type CasePage } from '@contract/operator';
import { type caseOf, casePath, sectionPath } from '../lib/deskPaths';

export const isSame = (one: CaseItem, other: { code: string; targetId: number }) =>
  one.target === other.code && one.targetId === other.targetId;

export type CaseWalk = ReturnType<typeof useCaseWalk>;

/** Selects the next or previous case of the list. */
export function useCaseWalk(list: CasePage | undefined, opened: ReturnType<typeof caseOf>, search: string) {
  const navigate = useNavigate();
  const cases = list?.cases ?? [];
  const index = opened ? cases.findIndex((one) => isSame(one, opened)) : -1;
  const open = (one: CaseItem | undefined) => {
    if (one) void navigate(casePath(one.target, one.targetId) + search);
  };
  const next = cases[index + 1];
  const previous = index > 0 ? cases[index - 1] : undefined;

  return {
    number: index + 1,
    count: cases.length,
    hasNext: next !== undefined,
    hasPrevious: previous !== undefined,
    toNext: () => open(next),
    toPrevious: () => open(previous),
    /** Selects the next case after a measure, else the previous one, else none. */
    goOn: () => {
      const other = next ?? previous;
      if (other) open(other);
      else void navigate(sectionPath('reports') + search);
    },
  };
}
