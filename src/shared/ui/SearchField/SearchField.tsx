import { useRef, useState, type SyntheticEvent } from 'react';
import { cutCharacters } from '@contract/text';
import { ignoreComposingEnter, useEarlyText, useTextEditing } from '@/shared/lib/textEditing';
import { CloseIcon, Icon, SearchIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { useDebouncedSearch } from './useDebouncedSearch';
import * as S from './SearchField.styles';

interface SearchFieldProps {
  /** Name of the box for screen readers. */
  label: string;
  /** The query parameter of the term, when the form is submitted before hydration or without a script. */
  name?: string;
  placeholder?: string;
  /** The term that is applied now; the box follows it when it changes from outside. */
  value: string;
  /**
   * A new term: on Enter at once, else 300 ms after typing, also inside a Hangul composition: an input method composes
   * the last syllable until the next one begins.
   */
  onSearch: (term: string) => void;
  /** The maximum number of code points. */
  max?: number;
  className?: string;
}

/** The search box above a list. */
export function SearchField({ label, name, placeholder, value, onSearch, max, className }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  const [sent, setSent] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const settled = useDebouncedSearch(search);
  const editing = useTextEditing({ onChange: type, max });

  if (value !== applied) {
    setApplied(value);
    // A search of this box may be applied after more was typed; replacing that text would break a composition.
    const index = sent.indexOf(value);
    if (index < 0 && value !== text.trim()) setText(value);
    setSent(index < 0 ? [] : sent.slice(index + 1));
  }

  function search(term: string) {
    // A composition may exceed the limit until it ends.
    const trimmed = (max === undefined ? term : cutCharacters(term, max)).trim();
    if (trimmed === value) return;
    setSent([...sent, trimmed]);
    onSearch(trimmed);
  }

  function type(next: string) {
    setText(next);
    settled.later(next);
  }

  useEarlyText(input, text, type);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    settled.now(text);
  }

  function clear() {
    setText('');
    settled.now('');
    input.current?.focus();
  }

  return (
    <S.Form role="search" className={className} onSubmit={submit}>
      <Icon of={SearchIcon} size={22} />
      <S.Input
        ref={input}
        type="search"
        name={name}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        {...editing}
        onKeyDown={ignoreComposingEnter}
      />
      {text !== '' && (
        <S.Clear>
          <IconButton label="지우기" icon={CloseIcon} onClick={clear} />
        </S.Clear>
      )}
    </S.Form>
  );
}
