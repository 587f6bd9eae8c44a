import { SORT_LABELS, type ProjectSort, type ListParams } from '@contract/project';
import { Chip } from '@/shared/ui/Chip';
import { optionsOf } from '@/shared/lib/optionsOf';
import { type Change } from '@/shared/list';
import * as S from './ListOrder.styles';

const SORTS = optionsOf(SORT_LABELS);

interface ListOrderProps {
  params: ListParams;
  show: (change: Change<ListParams>) => void;
}

/** Right of the count: only open posts, and the sort order. */
export function ListOrder({ params, show }: ListOrderProps) {
  return (
    <S.Order>
      <Chip selected={params.open} onClick={() => show(({ open }) => ({ open: !open }))}>
        모집 중만 보기
      </Chip>
      <S.Sort
        label="정렬"
        hideLabel
        options={SORTS}
        value={params.sort}
        onChange={(sort) => show({ sort: sort as ProjectSort })}
      />
    </S.Order>
  );
}
