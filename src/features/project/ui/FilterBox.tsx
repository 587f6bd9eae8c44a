import { useState } from 'react';
import { type FilterTab, type ListPlace } from '@contract/project';
import { Button } from '@/shared/ui/Button';
import { Chip, Chips } from '@/shared/ui/Chip';
import { TabPanel } from '@/shared/ui/Tabs';
import { chosenIn, FILTER_GROUPS, isChosen, pressed, type Choice, type FilterGroup } from '../model/filters';
import * as S from './FilterBox.styles';

const ID_BASE = 'project-filter';

interface FilterBoxProps {
  place: ListPlace;
  onChange: (place: ListPlace) => void;
}

/** Six questions behind tabs, each answered by chips. */
export function FilterBox({ place, onChange }: FilterBoxProps) {
  const [open, setOpen] = useState<FilterTab>('category');
  const filter = FILTER_GROUPS.find(({ tab }) => tab === open);
  const tabs = FILTER_GROUPS.map((group) => ({
    id: group.tab,
    label: group.label,
    count: chosenIn(place, group).length,
  }));

  return (
    <S.Box aria-label="필터">
      <S.Row
        label="필터"
        size="small"
        idBase={ID_BASE}
        tabs={tabs}
        value={open}
        onChange={(tab) => setOpen(tab as FilterTab)}
      />
      {filter && (
        <TabPanel idBase={ID_BASE} id={open}>
          <S.Panel key={open}>
            <FilterChips
              filter={filter}
              place={place}
              onPress={(choice) => onChange({ ...pressed(place, filter, choice), page: 1 })}
            />
          </S.Panel>
        </TabPanel>
      )}
    </S.Box>
  );
}

interface FilterChipsProps {
  filter: FilterGroup;
  place: ListPlace;
  onPress: (choice: Choice) => void;
}

function FilterChips({ filter, place, onPress }: FilterChipsProps) {
  const [showsMore, setShowsMore] = useState(false);
  const { choices, more } = filter;

  return (
    <Chips>
      {[...choices, ...(showsMore ? more : [])].map((choice) => (
        <Chip key={choice.label} selected={isChosen(place, filter, choice)} onClick={() => onPress(choice)}>
          {choice.label}
        </Chip>
      ))}
      {more.length > 0 && (
        <Button variant="ghost" size="small" aria-expanded={showsMore} onClick={() => setShowsMore(!showsMore)}>
          {showsMore ? '접기' : '더 보기'}
        </Button>
      )}
    </Chips>
  );
}
