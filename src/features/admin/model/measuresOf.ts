import { type Case, type Measure } from '@contract/operator';

export interface OfferedMeasures {
  /** About the content. */
  content: Measure[];
  /** About its writer. */
  member: Measure[];
}

/** What an operator may do about a case as it stands; the server has the last word. */
export function measuresOf({ now, hidden, hiddenParts, state, reports, target, member }: Case): OfferedMeasures {
  const isGone = now === null;
  const isHiddenByOperator = hidden && state !== 'HIDDEN';
  // Of a profile some parts may be hidden and others not.
  const canHide = !isGone && (target === 'PROFILE' ? hiddenParts.length < 3 : !isHiddenByOperator);
  const canRestore = !isGone && isHiddenByOperator;
  const content: Measure[] = [
    ...(reports > 0 ? (['DISMISS'] as const) : []),
    ...(canHide && member.nickname !== null ? (['HIDE'] as const) : []),
    ...(canRestore && member.nickname !== null ? (['RESTORE'] as const) : []),
  ];
  if (member.nickname === null) return { content: content.filter((measure) => measure === 'DISMISS'), member: [] };
  if (member.role === 'OPERATOR') return { content: target === 'PROFILE' ? [] : content, member: [] };
  return { content, member: ['WARN', member.suspension ? 'UNSUSPEND' : 'SUSPEND'] };
}
