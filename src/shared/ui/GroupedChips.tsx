import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nameKey } from '@contract/text';
import { isComposingKey } from '@/shared/lib/textEditing';
import { Chip, Chips } from './Chip';
import { SearchIcon } from './Icon';
import { TextInput } from './TextField';
import { useHeldOrder } from './useHeldOrder';
import * as S from './GroupedChips.styles';

export interface ChipGroup<Value extends string> {
  label: string;
  /** Beside the label. */
  mark?: string;
  /** `synonyms` are other names by which the search finds it. */
  options: readonly { value: Value; label: string; synonyms?: readonly string[] }[];
}

export interface GroupedChipsProps<Value extends string> {
  groups: readonly ChipGroup<Value>[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  /** Name and placeholder of the search. */
  searchLabel: string;
  /** The message when the search finds nothing. */
  nothingFound: string;
  /** Inside a box with a border. */
  plain?: boolean;
}

const keyOf = (text: string) => nameKey(text).replace(/[\s.]+/gu, '');

/**
 * Many choices as chips in named groups, with a search above that filters them. While the groups are on screen they keep
 * their order, so that a choice elsewhere moves nothing under the finger (MEND-112).
 */
export function GroupedChips<Value extends string>({
  groups,
  onToggle,
  plain = false,
  ...props
}: GroupedChipsProps<Value>) {
  const { chosen, searchLabel, nothingFound } = props;
  const [text, setText] = useState('');
  const key = keyOf(text);
  const box = useRef<HTMLDivElement>(null);
  const order = useHeldOrder(
    box,
    groups.map(({ label }) => label),
  );
  const found = order
    .flatMap((name) => groups.find(({ label }) => label === name) ?? [])
    .map((group) => ({
      ...group,
      options: group.options.filter(({ label, synonyms = [] }) =>
        [label, ...synonyms].some((name) => keyOf(name).includes(key)),
      ),
    }))
    .filter(({ options }) => options.length > 0);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
    // Enter would submit the surrounding form; here it chooses the only option found.
    event.preventDefault();
    const [only, ...others] = found.flatMap(({ options }) => options);
    if (only && others.length === 0) onToggle(only.value);
  }

  return (
    <S.Box ref={box} plain={plain}>
      <S.Search>
        <TextInput
          type="search"
          lead={SearchIcon}
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={text}
          onChange={setText}
          onKeyDown={press}
        />
      </S.Search>
      {found.map(({ label, mark, options }) => (
        <Group key={label} label={label} mark={mark}>
          {options.map((option) => (
            <Chip key={option.value} selected={chosen.includes(option.value)} onClick={() => onToggle(option.value)}>
              {option.label}
            </Chip>
          ))}
        </Group>
      ))}
      {found.length === 0 && <S.Nothing role="status">{nothingFound}</S.Nothing>}
    </S.Box>
  );
}

interface GroupProps {
  label: string;
  mark: string | undefined;
  children: ReactNode;
}

function Group({ label, mark, children }: GroupProps) {
  const id = useId();
  return (
    <S.Group role="group" aria-labelledby={id}>
      <S.Head>
        <span id={id}>{label}</span>
        {mark && <small>{mark}</small>}
      </S.Head>
      <Chips>{children}</Chips>
    </S.Group>
  );
}
