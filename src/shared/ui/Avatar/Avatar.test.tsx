import { fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '@/app/testing/renderComponent';
import { Avatar } from './Avatar';
import { avatarShapes } from './avatarShapes';

it('the same nickname has the same portrait', () => {
  expect(avatarShapes('새벽코딩')).toEqual(avatarShapes('새벽코딩'));
});

it('all withdrawn members have the same gray portrait', () => {
  expect(avatarShapes('새벽코딩', true)).toEqual(avatarShapes('파란고래', true));
});

it('the portrait is shown when the photo does not load', () => {
  renderComponent(<Avatar nickname="새벽코딩" src="/uploads/gone.webp" alt="새벽코딩" />);
  fireEvent.error(screen.getByRole('img', { name: '새벽코딩' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
