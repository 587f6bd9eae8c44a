import { screen } from '@testing-library/react';
import { MESSAGES } from '@contract/messages';
import { renderPiece } from '@/app/testing/renderPiece';
import { PageNotFound } from './PageNotFound';

it('a page that turns out to be gone is announced as an alert with its heading', () => {
  renderPiece(<PageNotFound title={MESSAGES.postGone} />);

  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.postGone);
  expect(screen.getByRole('heading', { level: 1, name: MESSAGES.postGone })).toBeVisible();
});
