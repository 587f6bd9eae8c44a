import { lazy, Suspense, useState } from 'react';
import { type ListPlace } from '@contract/project';
import { Chip, Chips } from '@/shared/ui/Chip';
import { TabPanel } from '@/shared/ui/Tabs';
import { chosenIn, FILTER_TABS, isChosen, pressed, type FilterGroup, type FilterTabItem } from '../model/filters';
import * as S from './FilterBox.styles';

const ID_BASE = 'project-filter';

export interface FilterAnswersProps {
  filter: FilterGroup;
  place: ListPlace;
  onChange: (place: ListPlace) => void;
}

/** Not needed before its tab is opened. Should its script not come, the skills are a row of chips. */
const SkillFilter = lazy(() =>
  import('./SkillFilter').then(
    ({ SkillFilter: loaded }) => ({ default: loaded }),
    () => ({ default: FilterChips }),
  ),
);

interface FilterBoxProps {
  place: ListPlace;
  onChange: (place: ListPlace) => void;
}

/** The questions of the filter behind tabs, each answered by chips. */
export function FilterBox({ place, onChange }: FilterBoxProps) {
  const [open, setOpen] = useState('category');
  const tab = FILTER_TABS.find(({ id }) => id === open);
  const tabs = FILTER_TABS.map(({ id, label, groups }) => ({
    id,
    label,
    count: groups.reduce((sum, group) => sum + chosenIn(place, group).length, 0),
  }));

  return (
    <S.Box aria-label="필터">
      <S.Row label="필터" size="small" idBase={ID_BASE} tabs={tabs} value={open} onChange={setOpen} />
      {tab && (
        <TabPanel idBase={ID_BASE} id={open}>
          <S.Panel key={open}>
            <Answers tab={tab} place={place} onChange={onChange} />
          </S.Panel>
        </TabPanel>
      )}
    </S.Box>
  );
}

interface AnswersProps extends FilterBoxProps {
  tab: FilterTabItem;
}

function Answers({ tab: { id, groups }, place, onChange }: AnswersProps) {
  const [filter, ...others] = groups;
  if (!filter) return null;
  if (id === 'skills') {
    return (
      <Suspense fallback={null}>
        <SkillFilter {...{ filter, place, onChange }} />
      </Suspense>
    );
  }
  if (others.length === 0) return <FilterChips {...{ filter, place, onChange }} />;
  return (
    <S.Questions>
      {groups.map((group) => (
        <div key={group.tab} role="group" aria-label={group.label}>
          <span aria-hidden>{group.label}</span>
          <FilterChips filter={group} place={place} onChange={onChange} />
        </div>
      ))}
    </S.Questions>
  );
}

function FilterChips({ filter, place, onChange }: FilterAnswersProps) {
  return (
    <Chips>
      {filter.choices.map((choice) => (
        <Chip
          key={choice.label}
          selected={isChosen(place, filter, choice)}
          onClick={() => onChange({ ...pressed(place, filter, choice), page: 1 })}
        >
          {choice.label}
        </Chip>
      ))}
    </Chips>
  );
}
