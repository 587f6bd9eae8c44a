import { act, screen } from '@testing-library/react';
import { MESSAGES } from '@contract/messages';
import { renderComponent } from '@/app/testing/renderComponent';
import { FailedBlock } from './FailedBlock';

it('the error state shows that there is no connection, and retries when the connection is back', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = jest.fn();
  renderComponent(<FailedBlock onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.offline);
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  expect(retry).not.toHaveBeenCalled();

  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
});
