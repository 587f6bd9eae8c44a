import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import * as S from './SuggestionList.styles';

interface SuggestionListProps<Option> {
  id: string;
  label: string;
  options: readonly Option[];
  optionId: (index: number) => string;
  keyOf: (option: Option) => string;
  /** Renders an option; its key by default. */
  render?: (option: Option) => ReactNode;
  /** Index of the active option, or -1. */
  active: number;
  onActive: (index: number) => void;
  onPick: (option: Option) => void;
  isSelected?: (option: Option) => boolean;
  /** The message when no option matches. */
  emptyText?: string;
  /** In px. */
  maxHeight?: number;
}

/** The list of a combobox, below its input. */
export function SuggestionList<Option>({
  id,
  label,
  options,
  optionId,
  keyOf,
  render = keyOf,
  active,
  onActive,
  onPick,
  isSelected = () => false,
  emptyText,
  maxHeight,
}: SuggestionListProps<Option>) {
  const activeOption = useRef<HTMLLIElement>(null);
  useScrolledIntoView(activeOption, active);

  return (
    <S.List id={id} role="listbox" aria-label={label} style={{ maxHeight }}>
      {options.map((option, index) => (
        // The focus stays in the input (aria-activedescendant); the pointer must not move it.
        <S.Option
          key={keyOf(option)}
          ref={index === active ? activeOption : undefined}
          id={optionId(index)}
          role="option"
          aria-selected={isSelected(option)}
          data-active={index === active || undefined}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onActive(index)}
          onClick={() => onPick(option)}
        >
          {render(option)}
        </S.Option>
      ))}
      {options.length === 0 && emptyText && (
        <S.Sentence role="option" aria-disabled aria-selected={false}>
          {emptyText}
        </S.Sentence>
      )}
    </S.List>
  );
}

function useScrolledIntoView(option: RefObject<HTMLElement | null>, active: number) {
  useEffect(() => {
    if (active >= 0) option.current?.scrollIntoView({ block: 'nearest' });
  }, [option, active]);
}
