import { screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { renderComponent } from '@/app/testing/renderComponent';
import { Button } from './Button';

it('a busy button ignores clicks and has aria-busy', async () => {
  const press = jest.fn();
  const { user } = renderComponent(
    <Button busy busyLabel="저장 중" onClick={press}>
      저장하기
    </Button>,
  );
  const button = screen.getByRole('button', { name: '저장 중' });
  await user.click(button);

  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(press).not.toHaveBeenCalled();
});

it('an inactive button is focusable with its explanation, and submits nothing', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const { user } = renderComponent(
    <form onSubmit={onSubmit}>
      <p id="why">이름을 입력해 주세요.</p>
      <Button type="submit" inactive aria-describedby="why">
        다음
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: '다음' });
  await user.click(button);

  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('이름을 입력해 주세요.');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a button with a target is a link', () => {
  renderComponent(<Button to="/project">프로젝트</Button>);
  expect(screen.getByRole('link', { name: '프로젝트' })).toHaveAttribute('href', '/project');
});
