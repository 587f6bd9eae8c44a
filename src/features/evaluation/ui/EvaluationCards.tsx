import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormPart } from '@/shared/forms';
import { type EvaluationForm, evaluationOf, stateOf, type Teammates } from '../model/evaluationForm';
import { useTeamChanges } from '../model/useTeamChanges';
import { EvaluationCard } from './EvaluationCard';
import * as S from './EvaluationCard.styles';

interface EvaluationCardsProps {
  teammates: Teammates;
  /** Id of the teammate whose card was opened last. */
  open: number | null;
  onOpen: (memberId: number | null) => void;
}

/** A card for every teammate. Opening one closes no other, which would move what is on screen (MEND-112). */
export function EvaluationCards({ teammates, open, onOpen }: EvaluationCardsProps) {
  const { values } = useFormikContext<EvaluationForm>();
  const list = useRef<HTMLDivElement>(null);
  const [others, setOthers] = useState<readonly number[]>([]);
  useFocusFault(list);
  useTeamChanges(teammates, {
    onLeave: (memberId, next) => memberId === open && next !== undefined && replaceOpen(next),
  });
  // A new teammate has an evaluation in the next render.
  const drawn = teammates.filter(({ memberId }) => Object.hasOwn(values, memberId));

  const headOf = (memberId: number) => list.current?.querySelector<HTMLElement>(`[data-head="${memberId}"]`);

  const isOpen = (memberId: number) => memberId === open || others.includes(memberId);

  function show(memberId: number) {
    setOthers(open === null ? others : [...others, open]);
    onOpen(memberId);
  }

  function toggle(memberId: number) {
    if (!isOpen(memberId)) return show(memberId);
    setOthers(others.filter((other) => other !== memberId));
    if (memberId === open) onOpen(null);
  }

  function goOn(memberId: number) {
    // The next card must be open before it is scrolled to.
    flushSync(() => !isOpen(memberId) && show(memberId));
    const head = headOf(memberId);
    head?.scrollIntoView({ block: 'start' });
    head?.focus({ preventScroll: true });
  }

  /** Opens a card instead of a removed one. The focus follows only if it was in that card. */
  function replaceOpen(memberId: number) {
    onOpen(memberId);
    if (document.activeElement === document.body) headOf(memberId)?.focus();
  }

  return (
    <S.Cards ref={list}>
      {drawn.map((teammate, index) => {
        const { memberId } = teammate;
        const next = drawn[index + 1];
        return (
          <FormPart key={memberId} names={[String(memberId)]}>
            <EvaluationCard
              teammate={teammate}
              state={stateOf(evaluationOf(values, memberId))}
              isOpen={isOpen(memberId)}
              onToggle={() => toggle(memberId)}
              next={next?.nickname}
              onNext={() => next !== undefined && goOn(next.memberId)}
            />
          </FormPart>
        );
      })}
    </S.Cards>
  );
}

/**
 * After a refused submission, moves the focus to the field with the problem and scrolls it to the top, so that its
 * message is visible: the keywords fill the screen of a phone.
 */
function useFocusFault(list: RefObject<HTMLElement | null>) {
  const { submitCount, isSubmitting } = useFormikContext();
  const showFault = useEffectEvent(() => {
    const field = list.current?.querySelector('[data-field-error]');
    field?.querySelector<HTMLElement>('textarea, button')?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'start' });
  });

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) showFault();
  }, [submitCount, isSubmitting]);
}
