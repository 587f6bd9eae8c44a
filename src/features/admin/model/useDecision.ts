import { useState } from 'react';
import { useSelector } from 'react-redux';
import { type Case, type TakenMeasure } from '@contract/operator';
import { errorMessage, errorStatus, useTakeMeasureMutation } from '@/shared/api';
import { selectClockOffset } from '@/shared/session';
import { doneText } from '../lib/decisionTexts';
import { announceAct } from './announceAct';
import { decisionProblems, payloadOf, toDecisionFields, type DecisionValues } from './decision';
import { useActForm } from './useActForm';

/** The draft of a decision: the choices and the reason outlive a reload and a refusal. */
export const decisionDraft = ({ target, targetId }: Case) => ({ form: 'decision', target: `${target}/${targetId}` });

const CHANGED = 409;

/** The form of a decision: what has changed meanwhile stands above it, with everything kept (D192). */
export function useDecision(shown: Case, onDone: () => void) {
  const [take] = useTakeMeasureMutation();
  const [changed, setChanged] = useState<string>();
  const clockOffset = useSelector(selectClockOffset);

  const act = useActForm<DecisionValues, TakenMeasure>({
    draft: decisionDraft(shown),
    check: (values) => decisionProblems(shown, values),
    send: (values, key) => {
      setChanged(undefined);
      return take({ ...payloadOf(shown, values), key });
    },
    toFields: toDecisionFields,
    // A case that stays in its list is decided about again in the same form.
    stays: true,
    announce: (taken, values) => announceAct(doneText(shown, values), taken, clockOffset),
    onDone,
    onRefused(error) {
      if (errorStatus(error) !== CHANGED) return false;
      setChanged(errorMessage(error));
      return true;
    },
  });
  return { ...act, changed };
}
