import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PUSH_TEXTS as TEXT } from '@contract/notifications';
import { focusHeadingOnRemoval } from '@/shared/lib/focusHeadingOnRemoval';
import { topDialog } from '@/shared/lib/topDialog';
import {
  closePushQuestion,
  endQuestion,
  isQuestionOver,
  pushSupport,
  readStoredDevice,
  type PushQuestion as Question,
} from '@/shared/push';
import { useIsToastShown } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { BellRingIcon, Icon } from '@/shared/ui/Icon';
import { useTurnOnPush } from '../model/useTurnOnPush';
import * as S from './PushQuestion.styles';

interface PushQuestionProps {
  question: Question;
  /** The id of the element whose last child it is. */
  parentId: string;
}

/** Whether this browser could get pushes, does not, and was not asked before. */
const mayAsk = () => pushSupport() === 'ready' && readStoredDevice() === null && !isQuestionOver();

/**
 * Asks after an act whether this browser shall get pushes, before the browser itself asks (D175). It is not modal, takes no
 * focus, and rises once the toast of the act has left.
 */
export function PushQuestion({ question, parentId }: PushQuestionProps) {
  const [isAsked] = useState(mayAsk);
  const isToastShown = useIsToastShown();
  const [isShown, setIsShown] = useState(!isToastShown);
  const parent = document.getElementById(parentId);
  // Later toasts stand above it.
  if (!isShown && !isToastShown) setIsShown(true);

  useEffect(() => {
    if (!isAsked) closePushQuestion();
  }, [isAsked]);

  return isAsked && isShown && parent ? createPortal(<Card question={question} />, parent) : null;
}

function Card({ question }: Pick<PushQuestionProps, 'question'>) {
  const { turnOn, isBusy } = useTurnOnPush();
  const card = useBottomCard();
  const titleId = useId();

  function later() {
    endQuestion();
    closePushQuestion();
  }
  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !topDialog()) later();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  async function accept() {
    if (await turnOn()) closePushQuestion();
  }

  return (
    <S.Card ref={card} role="region" aria-labelledby={titleId}>
      <S.Mark>
        <Icon of={BellRingIcon} size={22} />
      </S.Mark>
      <S.Words>
        <b id={titleId}>{TEXT.question[question]}</b>
        <small>{TEXT.quiet}</small>
      </S.Words>
      <S.Buttons ref={focusHeadingOnRemoval}>
        <Button variant="gray" onClick={later}>
          {TEXT.question.later}
        </Button>
        <Button busy={isBusy} onClick={() => void accept()}>
          {TEXT.question.yes}
        </Button>
      </S.Buttons>
    </S.Card>
  );
}

/** Publishes the height of the card, with a gap, as `--bottom-card`, which keeps toasts clear of it. */
function useBottomCard() {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const publish = () => root.style.setProperty('--bottom-card', `${(card.current?.offsetHeight ?? 0) + 12}px`);
    const watcher = new ResizeObserver(publish);
    if (card.current) watcher.observe(card.current);
    return () => {
      watcher.disconnect();
      root.style.removeProperty('--bottom-card');
    };
  }, []);
  return card;
}
