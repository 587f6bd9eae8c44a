import { screen } from '@testing-library/react';
import { MESSAGES } from '@contract/messages';
import { renderComponent } from '@/app/testing/renderComponent';
import { PageNotFound } from './PageNotFound';

it('a page found deleted is announced as an alert with its heading', () => {
  renderComponent(<PageNotFound title={MESSAGES.postGone} />);

  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.postGone);
  expect(screen.getByRole('heading', { level: 1, name: MESSAGES.postGone })).toBeVisible();
});
