import { PROJECT_LIST, RECRUITING_LABELS, SORT_LABELS, type ListParams } from '@contract/project';
import { optionsOf } from '@/shared/lib/optionsOf';
import { paths } from '@/shared/routes';
import { FILTER_GROUPS, isChosen, pressed } from '../model/filters';
import * as S from './FilterLinks.styles';

interface FilterLinksProps {
  params: ListParams;
}

interface FilterLink {
  label: string;
  to: ListParams;
  isChosen: boolean;
}

const SORTS = optionsOf(SORT_LABELS);

/** The filters and the order of the list as links, for a browser without scripts. */
export function FilterLinks({ params }: FilterLinksProps) {
  return (
    <noscript>
      <S.Links aria-label="필터">
        {FILTER_GROUPS.map((group) => (
          <LinkGroup
            key={group.tab}
            label={group.label}
            links={group.choices.map((choice) => ({
              label: choice.label,
              to: pressed(params, group, choice),
              isChosen: isChosen(params, group, choice),
            }))}
          />
        ))}
        <LinkGroup
          label="정렬"
          links={[
            ...SORTS.map(({ value, label }) => ({
              label,
              to: { ...params, sort: value },
              isChosen: value === params.sort,
            })),
            { label: RECRUITING_LABELS.open, to: { ...params, open: !params.open }, isChosen: params.open },
          ]}
        />
      </S.Links>
    </noscript>
  );
}

function LinkGroup({ label, links }: { label: string; links: readonly FilterLink[] }) {
  return (
    <p>
      <b>{label}</b>
      {links.map(({ label: name, to, isChosen: isCurrent }) => (
        <a key={name} href={addressOf(to)} aria-current={isCurrent || undefined}>
          {name}
        </a>
      ))}
    </p>
  );
}

const addressOf = (params: ListParams) => paths.projectList + PROJECT_LIST.searchOf({ ...params, page: 1 });
