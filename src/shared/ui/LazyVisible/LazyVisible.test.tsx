import { act, screen } from '@testing-library/react';
import { renderComponent } from '@/app/testing/renderComponent';
import { LazyVisible } from './LazyVisible';

let comeNear: (isIntersecting: boolean) => void;
const usual = window.IntersectionObserver;

/** jsdom has no layout, so a test reports what is visible. */
class Observed extends usual {
  constructor(tell: IntersectionObserverCallback) {
    super(tell);
    comeNear = (isIntersecting) => act(() => tell([{ isIntersecting } as IntersectionObserverEntry], this));
  }
}

beforeAll(() => {
  window.IntersectionObserver = Observed;
});
afterAll(() => {
  window.IntersectionObserver = usual;
});

const row = <a href="#row">줄</a>;
const renderBoth = () =>
  renderComponent(
    <>
      <LazyVisible before={row}>
        <p>캐러셀</p>
      </LazyVisible>
      <a href="#after">다음</a>
    </>,
  );

it('the placeholder is shown until it comes near the viewport, and never again', () => {
  renderBoth();
  comeNear(false);
  expect(screen.getByRole('link', { name: '줄' })).toBeVisible();
  expect(screen.queryByText('캐러셀')).not.toBeInTheDocument();

  comeNear(true);
  expect(screen.getByText('캐러셀')).toBeVisible();
  expect(screen.queryByRole('link', { name: '줄' })).not.toBeInTheDocument();
});

it('a placeholder with the focus is not replaced', async () => {
  const { user } = renderBoth();
  await user.tab();
  comeNear(true);
  expect(screen.getByRole('link', { name: '줄' })).toHaveFocus();

  await user.tab();
  expect(screen.getByRole('link', { name: '다음' })).toHaveFocus();
  expect(screen.getByText('캐러셀')).toBeVisible();
});
