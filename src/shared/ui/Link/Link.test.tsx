import { fireEvent, screen } from '@testing-library/react';
import { renderPiece } from '@/app/testing/renderPiece';
import { usePlace } from '@/shared/routes';
import { Link, type LinkProps } from './Link';

function Place() {
  const { pathname, state } = usePlace();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function setup(props: Partial<LinkProps> = {}) {
  return renderPiece(
    <>
      <Link to="/project" state={{ from: 'test' }} {...props}>
        프로젝트
      </Link>
      <Place />
    </>,
  );
}

it('leads to its place and tells it what is known', async () => {
  const { user } = setup();
  await user.click(screen.getByRole('link', { name: '프로젝트' }));
  expect(screen.getByText('/project {"from":"test"}')).toBeInTheDocument();
});

it('does not take the step that its handler has prevented', () => {
  setup({ onClick: (event) => event.preventDefault() });
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByText('/ null')).toBeInTheDocument();
});

it('leaves an address of another product as it is, and to the browser', () => {
  setup({ to: 'https://moabap.example/app' });
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', 'https://moabap.example/app');

  // The browser would follow it; jsdom only says that it cannot.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(screen.getByText('/ null')).toBeInTheDocument();
});
