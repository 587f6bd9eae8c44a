import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderComponent } from '@/app/testing/renderComponent';
import { TabPanel } from './TabPanel';
import { Tabs } from './Tabs';

const TABS = [
  { id: 'field', label: '분야' },
  { id: 'role', label: '모집 역할', count: 2 },
  { id: 'step', label: '진행 단계' },
] as const;

function Filters() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('field');
  return (
    <>
      <Tabs label="필터" tabs={TABS} value={tab} onChange={setTab} idBase="filter" />
      <TabPanel idBase="filter" id={tab}>
        {tab}
      </TabPanel>
    </>
  );
}

it('a pressed tab opens its panel, which is named after the tab', async () => {
  const { user } = renderComponent(<Filters />);
  await user.click(screen.getByRole('tab', { name: /모집 역할/ }));

  expect(screen.getByRole('tab', { name: /모집 역할/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: /모집 역할/ })).toHaveTextContent('role');
});

it('arrows move through the tabs and wrap around, Home and End move to the ends', async () => {
  const { user } = renderComponent(<Filters />);
  await user.tab();
  expect(screen.getByRole('tab', { name: '분야' })).toHaveFocus();

  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: '진행 단계' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '분야' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('step');
  await user.keyboard('{Home}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('field');
});

it('a row of tabs is one tab stop', async () => {
  const { user } = renderComponent(<Filters />);
  await user.tab();
  await user.tab();
  for (const tab of screen.getAllByRole('tab')) expect(tab).not.toHaveFocus();
});
