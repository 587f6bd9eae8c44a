import { screen } from '@testing-library/react';
import { renderComponent } from '@/app/testing/renderComponent';
import { Pager, pageWindow } from './Pager';

describe('the window of page numbers', () => {
  it.each([
    [1, 12, [1, 2, 3, 4, 5]],
    [3, 12, [1, 2, 3, 4, 5]],
    [7, 12, [5, 6, 7, 8, 9]],
    [11, 12, [8, 9, 10, 11, 12]],
    [12, 12, [8, 9, 10, 11, 12]],
    [2, 3, [1, 2, 3]],
    [1, 0, []],
  ])('contains on page %i of %i the numbers %j', (page, total, shown) => {
    expect(pageWindow(page, total)).toEqual(shown);
  });
});

it('first and previous are disabled on the first page, next and last on the last', () => {
  const { rerender } = renderComponent(<Pager page={1} totalPages={6} />);
  expect(screen.getByRole('button', { name: '첫 페이지' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '이전 페이지' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '마지막 페이지' })).toBeEnabled();
  rerender(<div />);

  renderComponent(<Pager page={6} totalPages={6} />);
  expect(screen.getByRole('button', { name: '다음 페이지' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '마지막 페이지' })).toBeDisabled();
});

it('the pager reports the chosen page, and the page to prefetch', async () => {
  const onChange = jest.fn();
  const onIntent = jest.fn();
  const { user } = renderComponent(<Pager page={7} totalPages={12} onChange={onChange} onIntent={onIntent} />);

  await user.hover(screen.getByRole('button', { name: '9페이지' }));
  expect(onIntent).toHaveBeenCalledWith(9);
  await user.click(screen.getByRole('button', { name: '다음 페이지' }));
  expect(onChange).toHaveBeenCalledWith(8);
});

it('the pager consists of links when pages have addresses, and marks the current page', () => {
  renderComponent(<Pager page={2} totalPages={3} hrefFor={(page) => `/project?page=${page}`} />);

  expect(screen.getByRole('link', { name: '3페이지' })).toHaveAttribute('href', '/project?page=3');
  expect(screen.getByRole('link', { name: '2페이지' })).toHaveAttribute('aria-current', 'page');
});

it('the pager says which page is shown when it changes', () => {
  const { rerender } = renderComponent(<Pager page={2} totalPages={3} />);
  expect(screen.getByText('3페이지 중 2페이지')).toHaveAttribute('aria-live', 'polite');
  rerender(<div />);
});

it('the pager renders nothing for a single page', () => {
  renderComponent(<Pager page={1} totalPages={1} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
