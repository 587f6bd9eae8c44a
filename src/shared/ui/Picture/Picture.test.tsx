import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '@/app/testing/renderComponent';
import { Picture } from './Picture';

const NAME = '/uploads/image/0123456789abcdef0123456789abcdef';
const SRC = `${NAME}-1600x1000.webp`;
const picture = <Picture src={SRC} alt="발표 화면" sizes="50vw" />;

/** Shows the first picture, then another one. */
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

it('a picture has sizes and a reserved space, and loads lazily', () => {
  renderComponent(picture);
  expect(shown().srcset).toContain(`${NAME}-1600x1000-640.webp 640w`);
  for (const [name, value] of Object.entries({ sizes: '50vw', width: '1600', height: '1000', loading: 'lazy' })) {
    expect(shown()).toHaveAttribute(name, value);
  }
});

it('a picture in the first viewport loads eagerly', () => {
  renderComponent(<Picture src={SRC} alt="발표 화면" sizes="50vw" eager />);
  expect(shown()).toHaveAttribute('loading', 'eager');
});

it('a picture covers its blurred placeholder, which is removed after loading', () => {
  renderComponent(picture);
  expect(blurred()).toHaveAttribute('src', `${NAME}-1600x1000-blur.webp`);
  expect(blurred()).not.toHaveAttribute('data-done');
  fireEvent.load(shown());
  expect(blurred()).toHaveStyle({ opacity: '0' });
});

describe('a picture in the HTML of the server', () => {
  /** The picture has loaded or failed before its component is hydrated. */
  function endEarly(naturalWidth: number) {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(SRC);
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  }

  it('is recognised as loaded before hydration', () => {
    endEarly(640);
    renderComponent(picture);
    expect(blurred()).toHaveAttribute('data-done');
  });

  it('is recognised as failed before hydration', () => {
    endEarly(0);
    renderComponent(picture);
    expect(shown()).not.toHaveAttribute('src');
  });
});

it('the preview of an own file, which has no other sizes, is shown', () => {
  renderComponent(<Picture src="blob:http://localhost/1" alt="발표 화면" sizes="50vw" />);
  expect(shown()).toHaveAttribute('src', 'blob:http://localhost/1');
  expect(shown()).not.toHaveAttribute('srcset');
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

it('a picture that fails to load is replaced by its fallback, and the next one is loaded', async () => {
  const { user } = renderComponent(<Changing />);
  fireEvent.error(shown());
  expect(shown()).not.toHaveAttribute('src');
  await user.click(screen.getByRole('button'));
  expect(shown()).toHaveAttribute('src', `${NAME}.webp`);
});

it('the fallback is shown when there is no picture', () => {
  renderComponent(<Picture src={null} alt="" sizes="50vw" fallback={<b>모아밥</b>} />);
  expect(screen.getByText('모아밥')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
