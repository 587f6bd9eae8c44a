import { useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { toast } from '@/shared/toast';
import {
  blankForm,
  carryOver,
  type EvaluationForm,
  findNext,
  findRenames,
  hasName,
  type Teammates,
} from './evaluationForm';

interface TeamChanges {
  /** Called for each teammate with another nickname. */
  onRename: (from: string, to: string) => void;
  /** Called for each teammate who has declined, after the card is removed; `next` is undefined when none is left. */
  onLeave: (nickname: string, next: string | undefined) => void;
}

/**
 * Adapts the form to a team that has changed while it is open: a renamed teammate keeps the text, a new name has an empty
 * evaluation. A toast announces teammates who have declined: their cards are removed with the text (D91).
 */
export function useTeamChanges(teammates: Teammates, { onRename, onLeave }: TeamChanges) {
  const { values, submitCount, isSubmitting, resetForm, setValues } = useFormikContext<EvaluationForm>();
  const before = useRef(teammates);

  const applyTeamChange = useEffectEvent(() => {
    const former = before.current;
    before.current = teammates;
    const renames = findRenames(former, teammates);
    const isRenamed = (nickname: string) => renames.some(({ from }) => from === nickname);
    const left = former.filter(({ nickname }) => !hasName(teammates, nickname) && !isRenamed(nickname));
    if (left.length > 0) toast(EVALUATION_MESSAGES.memberLeft, { tone: 'info' });
    left.forEach(({ nickname }) => onLeave(nickname, findNext(nickname, former, teammates)?.nickname));
    if (teammates.every(({ nickname }) => Object.hasOwn(values, nickname))) return;
    // The new names are in the initial values, too: a discarded draft resets the form to them.
    resetForm({ values: blankForm(teammates), submitCount, isSubmitting });
    void setValues(carryOver(values, teammates, renames));
    renames.forEach(({ from, to }) => onRename(from, to));
  });

  // Before the paint, since a card without an evaluation is not drawn.
  useLayoutEffect(() => applyTeamChange(), [teammates]);
}
