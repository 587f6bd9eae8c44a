import { type KeyboardEvent, useId, useState } from 'react';
import { isComposingKey } from '@/shared/lib/textEditing';

interface Suggestions<Option> {
  options: readonly Option[];
  onPick: (option: Option) => void;
  /** Enter selects the first option even before an arrow was pressed. */
  firstIsReady?: boolean;
}

const NONE = -1;

/** Keys and state of a combobox: arrows move, Enter selects, Esc closes. The focus never leaves the input. */
export function useSuggestions<Option>({ options, onPick, firstIsReady = false }: Suggestions<Option>) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const resting = firstIsReady && options.length > 0 ? 0 : NONE;
  const activeIndex = active !== NONE && active < options.length ? active : resting;

  function close() {
    setOpen(false);
    setActive(NONE);
  }

  function pick(option: Option) {
    close();
    onPick(option);
  }

  function move(step: number) {
    setOpen(true);
    if (options.length === 0 || (!open && firstIsReady)) return;
    const from = activeIndex === NONE && step < 0 ? 0 : activeIndex;
    setActive((from + step + options.length) % options.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposingKey(event.nativeEvent)) return;
    const chosen = open ? options[activeIndex] : undefined;
    const actions: Partial<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: open ? close : undefined,
      Enter: chosen === undefined ? undefined : () => pick(chosen),
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return {
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    open,
    /** Opens or closes the list for a new text, and resets the active option. */
    show(isOpen: boolean) {
      setOpen(isOpen);
      setActive(NONE);
    },
    activeIndex,
    setActive,
    close,
    pick,
    onKeyDown,
  };
}
