import { listSearch, RECRUITING_LABELS, SORT_LABELS, type ListPlace } from '@contract/project';
import { optionsOf } from '@/shared/lib/options';
import { paths } from '@/shared/routes';
import { FILTER_GROUPS, isChosen, pressed } from '../model/filters';
import * as S from './FilterLinks.styles';

interface FilterLinksProps {
  place: ListPlace;
}

interface Way {
  label: string;
  to: ListPlace;
  isChosen: boolean;
}

const SORTS = optionsOf(SORT_LABELS);

/** The filters and the order of the list as links, for a browser without scripts. */
export function FilterLinks({ place }: FilterLinksProps) {
  return (
    <noscript>
      <S.Links aria-label="필터">
        {FILTER_GROUPS.map((group) => (
          <Ways
            key={group.tab}
            label={group.label}
            ways={group.choices.map((choice) => ({
              label: choice.label,
              to: pressed(place, group, choice),
              isChosen: isChosen(place, group, choice),
            }))}
          />
        ))}
        <Ways
          label="정렬"
          ways={[
            ...SORTS.map(({ value, label }) => ({
              label,
              to: { ...place, sort: value },
              isChosen: value === place.sort,
            })),
            { label: RECRUITING_LABELS.open, to: { ...place, open: !place.open }, isChosen: place.open },
          ]}
        />
      </S.Links>
    </noscript>
  );
}

function Ways({ label, ways }: { label: string; ways: readonly Way[] }) {
  return (
    <p>
      <b>{label}</b>
      {ways.map(({ label: name, to, isChosen: isCurrent }) => (
        <a key={name} href={addressOf(to)} aria-current={isCurrent || undefined}>
          {name}
        </a>
      ))}
    </p>
  );
}

function addressOf(place: ListPlace): string {
  const search = listSearch({ ...place, page: 1 }).toString();
  return search ? `${paths.projectList}?${search}` : paths.projectList;
}
