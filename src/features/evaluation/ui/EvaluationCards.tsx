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
  /** Nickname of the teammate whose card is open. */
  open: string | null;
  onOpen: (nickname: string | null) => void;
}

/** A card for every teammate, one of them open. */
export function EvaluationCards({ teammates, open, onOpen }: EvaluationCardsProps) {
  const { values } = useFormikContext<EvaluationForm>();
  const list = useRef<HTMLDivElement>(null);
  useFocusFault(list);
  useTeamChanges(teammates, {
    onRename: (from, to) => from === open && onOpen(to),
    onLeave: (nickname, next) => nickname === open && next !== undefined && replaceOpen(next),
  });
  // A new name has its evaluation in the next render.
  const drawn = teammates.filter(({ nickname }) => Object.hasOwn(values, nickname));

  const headOf = (nickname: string) =>
    list.current?.querySelector<HTMLElement>(`[data-head=${JSON.stringify(nickname)}]`);

  function goOn(nickname: string) {
    // The next card must be open before it is scrolled to.
    flushSync(() => onOpen(nickname));
    const head = headOf(nickname);
    head?.scrollIntoView({ block: 'start' });
    head?.focus({ preventScroll: true });
  }

  /** Opens a card instead of a removed one. The focus follows only if it was in that card. */
  function replaceOpen(nickname: string) {
    onOpen(nickname);
    if (document.activeElement === document.body) headOf(nickname)?.focus();
  }

  return (
    <S.Cards ref={list}>
      {drawn.map((teammate, index) => {
        const { nickname } = teammate;
        const next = drawn[index + 1]?.nickname;
        return (
          <FormPart key={nickname} names={[nickname]}>
            <EvaluationCard
              teammate={teammate}
              state={stateOf(evaluationOf(values, nickname))}
              isOpen={nickname === open}
              onToggle={() => onOpen(nickname === open ? null : nickname)}
              next={next}
              onNext={() => next !== undefined && goOn(next)}
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
