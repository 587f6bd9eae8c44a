import { type ReactNode, useRef } from 'react';
import { useOutsideClick } from '@/shared/lib/useOutsideClick';
import { TextField, type TextFieldProps } from '../TextField';
import { SuggestionList } from './SuggestionList';
import { useSuggestions } from './useSuggestions';
import * as S from './SuggestionList.styles';

export interface SuggestionFieldProps<Option> extends Omit<TextFieldProps, 'beside' | 'tail'> {
  options: readonly Option[];
  /** Text of an option; it identifies it. */
  keyOf: (option: Option) => string;
  render?: (option: Option) => ReactNode;
  onPick: (option: Option) => void;
  isSelected?: (option: Option) => boolean;
  /** The message of the list when nothing matches; without it the list is closed then. */
  emptyText?: string;
  /** Height of the list in px before it scrolls. */
  maxHeight?: number;
  /** Enter selects the first option even before an arrow was pressed. */
  firstIsReady?: boolean;
}

const MAX_HEIGHT_PX = 320;

/** A text field with suggestions (ARIA combobox). Any text is allowed; the caller handles the selection. */
export function SuggestionField<Option>({
  options,
  keyOf,
  render,
  onPick,
  isSelected,
  emptyText,
  maxHeight = MAX_HEIGHT_PX,
  firstIsReady,
  onChange,
  onKeyDown,
  ...field
}: SuggestionFieldProps<Option>) {
  const anchor = useRef<HTMLDivElement>(null);
  const list = useSuggestions({ options, onPick, firstIsReady });
  const shown = list.open && (options.length > 0 || emptyText !== undefined);
  useOutsideClick(anchor, list.open, list.close);

  function type(text: string) {
    list.show(text.trim() !== '');
    onChange(text);
  }

  return (
    <S.Anchor ref={anchor}>
      <TextField
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? list.listId : undefined}
        aria-activedescendant={shown && list.activeIndex >= 0 ? list.optionId(list.activeIndex) : undefined}
        onChange={type}
        onKeyDown={(event) => {
          list.onKeyDown(event);
          // Keys that the list does not use.
          if (!event.defaultPrevented) onKeyDown?.(event);
        }}
        onBlur={(event) => {
          list.close();
          field.onBlur?.(event);
        }}
      />
      {shown && (
        <SuggestionList
          id={list.listId}
          label={field.label}
          options={options}
          optionId={list.optionId}
          keyOf={keyOf}
          render={render}
          active={list.activeIndex}
          onActive={list.setActive}
          onPick={list.pick}
          isSelected={isSelected}
          emptyText={emptyText}
          maxHeight={maxHeight}
        />
      )}
    </S.Anchor>
  );
}
