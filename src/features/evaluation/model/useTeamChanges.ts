import { useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { toast } from '@/shared/toast';
import { blankForm, carryOver, findNext, hasMember, type EvaluationForm, type Teammates } from './evaluationForm';

interface TeamChanges {
  /** Called for each teammate who has declined, after the card is removed; `next` is undefined when none is left. */
  onLeave: (memberId: number, next: number | undefined) => void;
}

/**
 * Adapts the form to a team that has changed while it is open: a new teammate has an empty evaluation. A toast announces teammates who have declined: their cards are removed with the text (D91).
 */
export function useTeamChanges(teammates: Teammates, { onLeave }: TeamChanges) {
  const { values, submitCount, isSubmitting, resetForm, setValues } = useFormikContext<EvaluationForm>();
  const before = useRef(teammates);

  const applyTeamChange = useEffectEvent(() => {
    const former = before.current;
    before.current = teammates;
    const left = former.filter(({ memberId }) => !hasMember(teammates, memberId));
    if (left.length > 0) toast(EVALUATION_MESSAGES.memberLeft, { tone: 'info' });
    left.forEach(({ memberId }) => onLeave(memberId, findNext(memberId, former, teammates)?.memberId));
    if (teammates.every(({ memberId }) => Object.hasOwn(values, memberId))) return;
    // The new teammates are in the initial values, too: a discarded draft resets the form to them.
    resetForm({ values: blankForm(teammates), submitCount, isSubmitting });
    void setValues(carryOver(values, teammates));
  });

  // Before the paint, since a card without an evaluation is not drawn.
  useLayoutEffect(() => applyTeamChange(), [teammates]);
}
