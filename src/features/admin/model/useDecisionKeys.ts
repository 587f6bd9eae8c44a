import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { type Case } from '@contract/operator';
import { REASON_ID } from '../ui/ReasonField';
import {
  contentChoices,
  nextSuspension,
  withContent,
  withMember,
  type ContentChoice,
  type DecisionValues,
  type MemberChoice,
} from './decision';
import { measuresOf } from './measuresOf';
import { useShortcuts, type Shortcut } from './useShortcuts';

const CONTENT: Partial<Record<Shortcut, ContentChoice>> = {
  KeyD: 'DISMISS',
  KeyH: 'HIDE',
  KeyR: 'RESTORE',
  KeyL: 'KEEP',
};

/** The keys of the decision: they choose and never send. The chosen radio button gets the focus, which reads it out. */
export function useDecisionKeys(shown: Case) {
  const { values, setValues } = useFormikContext<DecisionValues>();
  const chosen = useRef<'content' | 'member'>(undefined);

  useLayoutEffect(() => {
    if (!chosen.current) return;
    document.querySelector<HTMLElement>(`input[name="${chosen.current}"]:checked`)?.focus({ preventScroll: true });
    chosen.current = undefined;
  }, [values]);

  function choose(field: 'content' | 'member', next: DecisionValues) {
    chosen.current = field;
    void setValues(next);
  }

  function chooseMember(member: MemberChoice) {
    if (values.content === 'DISMISS' || measuresOf(shown).member.length === 0) return;
    choose('member', withMember(shown, values, member));
  }

  useShortcuts((code) => {
    const content = CONTENT[code];
    const offer = contentChoices(shown).find(({ value }) => value === content);
    if (offer && offer.refusal === undefined) choose('content', withContent(values, offer.value));
    if (code === 'KeyW') chooseMember('WARN');
    if (code === 'KeyS') chooseMember(nextSuspension(values.member));
    // The form sticks to the window's foot: scrolling to its place in the page would move the content out of view.
    if (code === 'KeyE') document.getElementById(REASON_ID)?.focus({ preventScroll: true });
  });
}
