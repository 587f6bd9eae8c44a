import { useState } from 'react';
import { screen } from '@testing-library/react';
import { type ListParams, PROJECT_LIST } from '@contract/project';
import { renderComponent } from '@/app/testing/renderComponent';
import { type Change } from '@/shared/list';
import { AppliedFilters } from './AppliedFilters';
import { SearchOffers } from './SearchOffers';

function Filters() {
  const [params, setParams] = useState(() => PROJECT_LIST.read(new URLSearchParams('title=rea')));
  const show = (change: Change<ListParams>) =>
    setParams((newest) => ({ ...newest, ...(typeof change === 'function' ? change(newest) : change) }));
  return (
    <>
      <AppliedFilters params={params} onChange={show} onEmpty={() => undefined} />
      <SearchOffers params={params} show={show} />
    </>
  );
}

it('an offer that is chosen by the keyboard disappears, and the focus moves to the applied filters', async () => {
  const { user } = renderComponent(<Filters />);
  await user.tab();
  expect(screen.getByRole('button', { name: '필요 스킬 React로 보기' })).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(screen.queryByRole('group', { name: '검색어와 같은 필터' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'React 필터 지우기' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: '적용한 필터' })).toHaveFocus();
});
