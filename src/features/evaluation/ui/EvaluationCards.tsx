import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormPart } from '@/shared/forms';
import { type EvaluationForm, evaluationOf, stateOf, type Teammates } from '../model/evaluationForm';
import { useTeamChanges } from '../model/useTeamChanges';
import { EvaluationCard } from './EvaluationCard';
import * as S from './EvaluationCard.styles';

interface EvaluationCardsProps {
  teammates: Teammates;
  /** Id of the teammate whose card is open. */
  open: number | null;
  onOpen: (memberId: number | null) => void;
}

/** A card for every teammate, one of them open. */
export function EvaluationCards({ teammates, open, onOpen }: EvaluationCardsProps) {
  const { values } = useFormikContext<EvaluationForm>();
  const list = useRef<HTMLDivElement>(null);
  useFocusFault(list);
  useTeamChanges(teammates, {
    onLeave: (memberId, next) => memberId === open && next !== undefined && replaceOpen(next),
  });
  // A new teammate has an evaluation in the next render.
  const drawn = teammates.filter(({ memberId }) => Object.hasOwn(values, memberId));

  const headOf = (memberId: number) => list.current?.querySelector<HTMLElement>(`[data-head="${memberId}"]`);

  function goOn(memberId: number) {
    // The next card must be open before it is scrolled to.
    flushSync(() => onOpen(memberId));
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
              isOpen={memberId === open}
              onToggle={() => onOpen(memberId === open ? null : memberId)}
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
