import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormPart } from '@/shared/forms';
import { Stack } from '@/shared/ui/pieces';
import { type EvaluationForm, evaluationOf, stateOf, type Teammates } from '../model/evaluationForm';
import { useTeamChanges } from '../model/useTeamChanges';
import { EvaluationCard } from './EvaluationCard';

interface EvaluationCardsProps {
  archiveId: number;
  /** The member has not consented yet. */
  isAsked: boolean;
  teammates: Teammates;
  /** Id of the teammate whose card was opened last. */
  open: number | null;
  onOpen: (memberId: number | null) => void;
}

/**
 * A card for every teammate. Going on to the next one moves nothing on screen (MEND-112): no card closes, and the next one
 * is open already, since each card opens together with the card after it, which is out of view.
 */
export function EvaluationCards({ archiveId, isAsked, teammates, open, onOpen }: EvaluationCardsProps) {
  const { values } = useFormikContext<EvaluationForm>();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(() => withNext(teammates, open));
  useFocusFault(list);
  useTeamChanges(teammates, {
    onLeave: (memberId, next) => isOpen(memberId) && next !== undefined && replaceOpen(memberId, next),
  });
  // A new teammate has an evaluation in the next render.
  const drawn = teammates.filter(({ memberId }) => Object.hasOwn(values, memberId));

  const headOf = (memberId: number) => list.current?.querySelector<HTMLElement>(`[data-head="${memberId}"]`);

  const isOpen = (memberId: number) => memberId === open || opened.includes(memberId);

  function show(memberId: number) {
    setOpened([...opened, ...(open === null ? [] : [open]), ...withNext(drawn, memberId)]);
    onOpen(memberId);
  }

  function toggle(memberId: number) {
    if (!isOpen(memberId)) return show(memberId);
    setOpened(opened.filter((other) => other !== memberId));
    if (memberId === open) onOpen(null);
  }

  function goOn(memberId: number) {
    // A card that was folded must be open before it is scrolled to.
    flushSync(() => show(memberId));
    const head = headOf(memberId);
    head?.scrollIntoView({ block: 'start' });
    head?.focus({ preventScroll: true });
  }

  /** Opens a card instead of a removed one. The focus follows only if it was in that card. */
  function replaceOpen(left: number, memberId: number) {
    if (left === open) onOpen(memberId);
    else setOpened((current) => [...current, memberId]);
    if (document.activeElement === document.body) headOf(memberId)?.focus();
  }

  return (
    <Stack gap={3} ref={list}>
      {drawn.map((teammate, index) => {
        const { memberId } = teammate;
        const next = drawn[index + 1];
        return (
          <FormPart key={memberId} names={[String(memberId)]}>
            <EvaluationCard
              archiveId={archiveId}
              teammate={teammate}
              isAsked={isAsked}
              state={stateOf(evaluationOf(values, memberId))}
              isOpen={isOpen(memberId)}
              onToggle={() => toggle(memberId)}
              next={next?.nickname}
              onNext={() => next !== undefined && goOn(next.memberId)}
            />
          </FormPart>
        );
      })}
    </Stack>
  );
}

/** The ids of a teammate and of the next one. */
function withNext(teammates: Teammates, memberId: number | null): number[] {
  const index = teammates.findIndex((teammate) => teammate.memberId === memberId);
  return index < 0 ? [] : teammates.slice(index, index + 2).map((teammate) => teammate.memberId);
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
