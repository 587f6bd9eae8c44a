import { SORT_LABELS, type ProjectSort, type ListPlace } from '@contract/project';
import { Chip } from '@/shared/ui/Chip';
import { optionsOf } from '@/shared/lib/options';
import * as S from './ListOrder.styles';

const SORTS = optionsOf(SORT_LABELS);

interface ListOrderProps {
  place: ListPlace;
  show: (change: Partial<ListPlace>) => void;
}

/** Right of the count: only posts that still recruit, and which come first. */
export function ListOrder({ place, show }: ListOrderProps) {
  return (
    <S.Order>
      <Chip selected={place.open} onClick={() => show({ open: !place.open })}>
        모집 중만 보기
      </Chip>
      <S.Sort
        label="정렬"
        hideLabel
        options={SORTS}
        value={place.sort}
        onChange={(sort) => show({ sort: sort as ProjectSort })}
      />
    </S.Order>
  );
}
