import { useRef } from 'react';
import { type Change } from '@/shared/list';
import { RECRUITING_LABELS, type ListParams } from '@contract/project';
import { Button } from '@/shared/ui/Button';
import { AppliedChip } from '@/shared/ui/Chip';
import { Icon, RetryIcon } from '@/shared/ui/Icon';
import { chosenIn, FILTER_GROUPS, isFiltered, unfiltered, without } from '../model/filters';
import * as S from './AppliedFilters.styles';

/** Gets the focus when a control that changed the filters disappears. */
export const APPLIED_FILTERS_ID = 'applied-filters';

interface AppliedFiltersProps {
  params: ListParams;
  onChange: (change: Change<ListParams>) => void;
  /** Called when the last filter is removed; the focused control disappears. */
  onEmpty: () => void;
}

interface Applied {
  label: string;
  remove: (params: ListParams) => ListParams;
}

/** The applied filters, each with a remove button, and a button that removes all. */
export function AppliedFilters({ params, onChange, onEmpty }: AppliedFiltersProps) {
  const row = useRef<HTMLDivElement>(null);

  function change(remove: Applied['remove']) {
    onChange((newest) => ({ ...remove(newest), page: 1 }));
    // The focused control disappears; the focus moves to a neighbour.
    if (isFiltered(remove(params))) row.current?.focus();
    else onEmpty();
  }

  return (
    <S.Row ref={row} id={APPLIED_FILTERS_ID} tabIndex={-1} role="group" aria-label="적용한 필터">
      {appliedTo(params).map(({ label, remove }) => (
        <AppliedChip key={label} removeLabel={`${label} 필터 지우기`} onRemove={() => change(remove)}>
          {label}
        </AppliedChip>
      ))}
      {isFiltered(params) && (
        <Button
          variant="ghost"
          size="small"
          icon={<Icon of={RetryIcon} size={16} />}
          onClick={() => change(unfiltered)}
        >
          필터 초기화
        </Button>
      )}
    </S.Row>
  );
}

function appliedTo(params: ListParams): Applied[] {
  const choices = FILTER_GROUPS.flatMap((filter) =>
    chosenIn(params, filter).map((choice) => ({
      label: choice.label,
      remove: (newest: ListParams) => without(newest, filter, choice),
    })),
  );
  return params.open
    ? [...choices, { label: RECRUITING_LABELS.open, remove: (newest) => ({ ...newest, open: false }) }]
    : choices;
}
