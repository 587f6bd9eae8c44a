import { lazy, type Ref, Suspense, useState } from 'react';
import { type ListParams } from '@contract/project';
import { type Change } from '@/shared/list';
import { Chip, Chips } from '@/shared/ui/Chip';
import { TabPanel } from '@/shared/ui/Tabs';
import { chosenIn, FILTER_TABS, isChosen, pressed, type FilterGroup, type FilterTabItem } from '../model/filters';
import * as S from './FilterBox.styles';

const ID_BASE = 'project-filter';

export interface FilterAnswersProps {
  filter: FilterGroup;
  params: ListParams;
  onChange: (change: Change<ListParams>) => void;
}

/** Loaded when its tab is opened. If the script fails to load, the skills are a row of chips. */
const SkillFilter = lazy(() =>
  import('./SkillFilter').then(
    ({ SkillFilter: loaded }) => ({ default: loaded }),
    () => ({ default: FilterChips }),
  ),
);

interface FilterBoxProps {
  ref?: Ref<HTMLElement>;
  params: ListParams;
  onChange: (change: Change<ListParams>) => void;
}

/** The filter groups behind tabs, each with chips. */
export function FilterBox({ ref, params, onChange }: FilterBoxProps) {
  const [open, setOpen] = useState('category');
  const tab = FILTER_TABS.find(({ id }) => id === open);
  const tabs = FILTER_TABS.map(({ id, label, groups }) => ({
    id,
    label,
    count: groups.reduce((sum, group) => sum + chosenIn(params, group).length, 0),
  }));

  return (
    <S.Box ref={ref} tabIndex={-1} aria-label="필터">
      <S.Row label="필터" size="small" idBase={ID_BASE} tabs={tabs} value={open} onChange={setOpen} />
      {tab && (
        <TabPanel idBase={ID_BASE} id={open}>
          <S.Panel key={open}>
            <Answers tab={tab} params={params} onChange={onChange} />
          </S.Panel>
        </TabPanel>
      )}
    </S.Box>
  );
}

interface AnswersProps extends Omit<FilterBoxProps, 'ref'> {
  tab: FilterTabItem;
}

function Answers({ tab: { id, groups }, params, onChange }: AnswersProps) {
  const [filter, ...others] = groups;
  if (!filter) return null;
  if (id === 'skills') {
    return (
      <Suspense fallback={null}>
        <SkillFilter filter={filter} params={params} onChange={onChange} />
      </Suspense>
    );
  }
  if (others.length === 0) return <FilterChips filter={filter} params={params} onChange={onChange} />;
  return (
    <S.Questions>
      {groups.map((group) => (
        <div key={group.tab} role="group" aria-label={group.label}>
          <span aria-hidden>{group.label}</span>
          <FilterChips filter={group} params={params} onChange={onChange} />
        </div>
      ))}
    </S.Questions>
  );
}

function FilterChips({ filter, params, onChange }: FilterAnswersProps) {
  return (
    <Chips>
      {filter.choices.map((choice) => (
        <Chip
          key={choice.label}
          selected={isChosen(params, filter, choice)}
          onClick={() => onChange((newest) => ({ ...pressed(newest, filter, choice), page: 1 }))}
        >
          {choice.label}
        </Chip>
      ))}
    </Chips>
  );
}
