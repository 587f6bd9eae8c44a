import { pictureScale } from './pictureScale';
import { sendInstead, withPreparedFiles } from './preparedFiles';

it('shrinks a picture to a long side of 2,560 pixels, and enlarges none', () => {
  expect(pictureScale({ width: 5120, height: 3840 })).toBe(0.5);
  expect(pictureScale({ width: 800, height: 600 })).toBe(1);
});

it('keeps a width of 1,080 pixels when a tall screenshot is shrunk', () => {
  expect(pictureScale({ width: 1440, height: 12_000 })).toBe(0.75);
  expect(pictureScale({ width: 1080, height: 9000 })).toBe(1);
});

it('sends a smaller picture instead of the chosen one, and other parts as they are', async () => {
  const chosen = new File(['large'], '산책.jpg', { type: 'image/jpeg' });
  const other = new File(['notes'], '글.pdf');
  const smaller = new File(['s'], '산책.jpg', { type: 'image/jpeg' });
  sendInstead(chosen, Promise.resolve(smaller));
  const form = new FormData();
  form.append('memberDTO', '{}');
  form.append('authImgFile', chosen);
  form.append('portfolioFiles', other);

  const sent = await withPreparedFiles(form);

  expect(sent.get('memberDTO')).toBe('{}');
  expect((sent.get('authImgFile') as File).size).toBe(1);
  expect((sent.get('portfolioFiles') as File).name).toBe('글.pdf');
});
