import { screen } from '@testing-library/react';
import { SHARE_MESSAGES } from '@contract/post';
import { renderComponent } from '@/app/testing/renderComponent';
import { ShareButton } from './ShareButton';

const ADDRESS = `${window.location.origin}/projectdetail/7`;

function setup(share: jest.Mock) {
  Object.assign(navigator, { share });
  const view = renderComponent(<ShareButton title="독서 습관 앱" path="/projectdetail/7" />);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  return { ...view, copied, button: screen.getByRole('button', { name: '공유' }) };
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('copies the address when the browser refuses the share sheet', async () => {
  const { user, button, copied } = setup(jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')));
  await user.click(button);

  expect(await screen.findByText(SHARE_MESSAGES.copied)).toBeVisible();
  expect(copied).toHaveBeenCalledWith(ADDRESS);
});

it.each(['AbortError', 'InvalidStateError'])('says nothing when the share sheet ends with %s', async (name) => {
  const { user, button, copied } = setup(jest.fn().mockRejectedValue(new DOMException('', name)));
  await user.click(button);

  expect(copied).not.toHaveBeenCalled();
  expect(screen.queryByText(SHARE_MESSAGES.copied)).not.toBeInTheDocument();
  expect(screen.queryByText(SHARE_MESSAGES.failed)).not.toBeInTheDocument();
});

it('opens one share sheet for a double press', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  const { user, button } = setup(share);
  await user.dblClick(button);

  expect(share).toHaveBeenCalledTimes(1);
  expect(share).toHaveBeenCalledWith({ title: '독서 습관 앱', url: ADDRESS });
});
