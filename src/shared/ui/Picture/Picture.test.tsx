import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '@/app/testing/renderComponent';
import { Picture } from './Picture';

const NAME = '/uploads/image/0123456789abcdef0123456789abcdef';
const SRC = `${NAME}-1600x1000.webp`;
const picture = <Picture src={SRC} alt="발표 화면" sizes="50vw" />;

/** The first picture, then another. */
function Changing() {
  const [src, setSrc] = useState(SRC);
  return (
    <button onClick={() => setSrc(`${NAME}.webp`)}>
      <Picture src={src} alt="발표 화면" sizes="50vw" />
    </button>
  );
}

const shown = () => screen.getByRole<HTMLImageElement>('img', { name: '발표 화면' });
const blurred = () => screen.getByRole('presentation');

it('has its sizes and its reserved space, and loads lazily', () => {
  renderComponent(picture);
  expect(shown().srcset).toContain(`${NAME}-1600x1000-640.webp 640w`);
  for (const [name, value] of Object.entries({ sizes: '50vw', width: '1600', height: '1000', loading: 'lazy' })) {
    expect(shown()).toHaveAttribute(name, value);
  }
});

it('loads eagerly when it is visible first', () => {
  renderComponent(<Picture src={SRC} alt="발표 화면" sizes="50vw" eager />);
  expect(shown()).toHaveAttribute('loading', 'eager');
});

it('covers its blurred placeholder, which is removed after loading', () => {
  renderComponent(picture);
  expect(blurred()).toHaveAttribute('src', `${NAME}-1600x1000-blur.webp`);
  expect(blurred()).not.toHaveAttribute('data-done');
  fireEvent.load(shown());
  expect(blurred()).toHaveStyle({ opacity: '0' });
});

describe('in the HTML of the server', () => {
  /** The picture has come, or not, before its component works. */
  function endEarly(naturalWidth: number) {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(SRC);
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  }

  it('notices that it has come already', () => {
    endEarly(640);
    renderComponent(picture);
    expect(blurred()).toHaveAttribute('data-done');
  });

  it('notices that it could not be loaded', () => {
    endEarly(0);
    renderComponent(picture);
    expect(shown()).not.toHaveAttribute('src');
  });
});

it('shows the preview of a file of one’s own, which has no copies', () => {
  renderComponent(<Picture src="blob:http://localhost/1" alt="발표 화면" sizes="50vw" />);
  expect(shown()).toHaveAttribute('src', 'blob:http://localhost/1');
  expect(shown()).not.toHaveAttribute('srcset');
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

it('draws the fallback instead of one that does not load, and tries the next one', async () => {
  const { user } = renderComponent(<Changing />);
  fireEvent.error(shown());
  expect(shown()).not.toHaveAttribute('src');
  await user.click(screen.getByRole('button'));
  expect(shown()).toHaveAttribute('src', `${NAME}.webp`);
});

it('draws what it is given where there is no picture', () => {
  renderComponent(<Picture src={null} alt="" sizes="50vw" fallback={<b>모아밥</b>} />);
  expect(screen.getByText('모아밥')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
