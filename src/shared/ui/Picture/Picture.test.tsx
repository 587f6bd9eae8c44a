import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderPiece } from '@/app/testing/renderPiece';
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

it('offers its sizes, keeps its place and waits until it comes near', () => {
  renderPiece(picture);
  expect(shown().srcset).toContain(`${NAME}-1600x1000-640.webp 640w`);
  for (const [name, value] of Object.entries({ sizes: '50vw', width: '1600', height: '1000', loading: 'lazy' })) {
    expect(shown()).toHaveAttribute(name, value);
  }
});

it('comes at once when it is seen first', () => {
  renderPiece(<Picture src={SRC} alt="발표 화면" sizes="50vw" eager />);
  expect(shown()).toHaveAttribute('loading', 'eager');
});

it('stands over its blurred colours until it has come', () => {
  renderPiece(picture);
  expect(blurred()).toHaveAttribute('src', `${NAME}-1600x1000-blur.webp`);
  expect(shown()).toHaveStyle({ opacity: '0' });
  fireEvent.load(shown());
  expect(shown()).toHaveStyle({ opacity: '1' });
  expect(blurred()).toHaveStyle({ opacity: '0' });
});

describe('where the page the server wrote shows it already', () => {
  let written: HTMLImageElement;

  /** The picture in the document, come or still on its way. */
  function write(naturalWidth: number) {
    written = document.createElement('img');
    Object.defineProperties(written, { complete: { value: naturalWidth > 0 }, naturalWidth: { value: naturalWidth } });
    written.setAttribute('src', SRC);
    written.sizes = '50vw';
    written.alt = '';
    document.body.append(written);
  }

  afterEach(() => {
    written.remove();
  });

  it('stands there at once', () => {
    write(640);
    renderPiece(picture);
    expect(shown()).toHaveStyle({ opacity: '1' });
  });

  it('waits as ever for one that has not come', () => {
    write(0);
    renderPiece(picture);
    expect(shown()).toHaveStyle({ opacity: '0' });
  });

  it('waits for the copy another size needs', () => {
    write(640);
    written.sizes = '100vw';
    renderPiece(picture);
    expect(shown()).toHaveStyle({ opacity: '0' });
  });
});

it('shows the preview of a file of one’s own, which has no copies', () => {
  renderPiece(<Picture src="blob:http://localhost/1" alt="발표 화면" sizes="50vw" />);
  expect(shown()).toHaveAttribute('src', 'blob:http://localhost/1');
  expect(shown()).not.toHaveAttribute('srcset');
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

it('draws the fallback instead of one that does not load, and tries the next one', async () => {
  const { user } = renderPiece(<Changing />);
  fireEvent.error(shown());
  expect(shown()).not.toHaveAttribute('src');
  await user.click(screen.getByRole('button'));
  expect(shown()).toHaveAttribute('src', `${NAME}.webp`);
});

it('draws what it is given where there is no picture', () => {
  renderPiece(<Picture src={null} alt="" sizes="50vw" fallback={<b>모아밥</b>} />);
  expect(screen.getByText('모아밥')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
