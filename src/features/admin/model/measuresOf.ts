import { PROFILE_PARTS, type Case, type Measure } from '@contract/operator';

export interface OfferedMeasures {
  /** Measures about the content. */
  content: Measure[];
  /** Measures about its writer. */
  member: Measure[];
}

const NONE: OfferedMeasures = { content: [], member: [] };

/** The measures possible in the current state of a case; the server decides. */
export function measuresOf(shown: Case): OfferedMeasures {
  if (!shown.mayDecide) return NONE;
  const { member, target } = shown;
  // What reports alone have hidden waits for a decision, without open reports too.
  const dismissal: Measure[] = shown.reports > 0 || shown.state === 'HIDDEN' ? ['DISMISS'] : [];
  // Who received a one-liner decides about it without knowing its writer.
  if (!member) return { content: [...dismissal, ...hidingOf(shown)], member: [] };
  if (member.nickname === null) return { content: dismissal, member: [] };

  const content = [...dismissal, ...hidingOf(shown)];
  if (member.role === 'OPERATOR') return { content: target === 'PROFILE' ? dismissal : content, member: [] };
  return { content, member: ['WARN', member.suspension ? 'UNSUSPEND' : 'SUSPEND'] };
}

function hidingOf({ now, hidden, hiddenParts, state, target }: Case): Measure[] {
  if (now === null) return [];
  const isHiddenByOperator = hidden && state !== 'HIDDEN';
  // Some parts of a profile may be hidden and others visible.
  const canHide = target === 'PROFILE' ? hiddenParts.length < PROFILE_PARTS.length : !isHiddenByOperator;
  return [...(canHide ? (['HIDE'] as const) : []), ...(isHiddenByOperator ? (['RESTORE'] as const) : [])];
}
