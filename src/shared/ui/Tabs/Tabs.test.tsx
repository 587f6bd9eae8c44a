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

it('opens the panel of the tab pressed and names it after the tab', async () => {
  const { user } = renderComponent(<Filters />);
  await user.click(screen.getByRole('tab', { name: /모집 역할/ }));

  expect(screen.getByRole('tab', { name: /모집 역할/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: /모집 역할/ })).toHaveTextContent('role');
});

it('moves by arrows, around the ends, and by Home and End', async () => {
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

it('is one stop of the Tab key', async () => {
  const { user } = renderComponent(<Filters />);
  await user.tab();
  await user.tab();
  for (const tab of screen.getAllByRole('tab')) expect(tab).not.toHaveFocus();
});
