import { PROFILE_PARTS, type Case, type Measure } from '@contract/operator';

export interface OfferedMeasures {
  /** Own content, about which another operator decides. */
  isOwn: boolean;
  /** Measures about the content. */
  content: Measure[];
  /** Measures about its writer. */
  member: Measure[];
}

/**
 * The measures possible in the current state of a case; the server decides.
 * @param operatorId the operator's member id
 */
export function measuresOf(shown: Case, operatorId: number | undefined): OfferedMeasures {
  const { member, target } = shown;
  if (member.nickname !== null && member.memberId === operatorId) return { isOwn: true, content: [], member: [] };

  const isOwn = false;
  const dismissal: Measure[] = shown.reports > 0 ? ['DISMISS'] : [];
  if (member.nickname === null) return { isOwn, content: dismissal, member: [] };

  const content = [...dismissal, ...hidingOf(shown)];
  if (member.role === 'OPERATOR') return { isOwn, content: target === 'PROFILE' ? [] : content, member: [] };
  return { isOwn, content, member: ['WARN', member.suspension ? 'UNSUSPEND' : 'SUSPEND'] };
}

function hidingOf({ now, hidden, hiddenParts, state, target }: Case): Measure[] {
  if (now === null) return [];
  const isHiddenByOperator = hidden && state !== 'HIDDEN';
  // Some parts of a profile may be hidden and others visible.
  const canHide = target === 'PROFILE' ? hiddenParts.length < PROFILE_PARTS.length : !isHiddenByOperator;
  return [...(canHide ? (['HIDE'] as const) : []), ...(isHiddenByOperator ? (['RESTORE'] as const) : [])];
}
