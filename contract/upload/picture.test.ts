import { pictureBlur, pictureFiles, pictureSize, pictureSrcSet } from '.';

const NAME = '/uploads/image/0123456789abcdef0123456789abcdef';
const WIDE = `${NAME}-1600x1000.webp`;
const SMALL = `${NAME}-300x500.webp`;
/** A profile photo: square, in two fixed sizes. */
const PHOTO = `${NAME}.webp`;

it('reads the size of a picture from its address', () => {
  expect(pictureSize(WIDE)).toEqual({ width: 1600, height: 1000 });
  expect(pictureSize(PHOTO)).toBeNull();
  expect(pictureSize('blob:http://localhost/1-2x3.webp')).toBeNull();
});

it('lists only the existing copies in the srcset of a picture', () => {
  expect(pictureSrcSet(WIDE)).toBe(
    `${NAME}-1600x1000-320.webp 320w, ${NAME}-1600x1000-640.webp 640w, ${NAME}-1600x1000-1280.webp 1280w, ${WIDE} 1600w`,
  );
  expect(pictureSrcSet(SMALL)).toBe(`${SMALL} 300w`);
  expect(pictureSrcSet(PHOTO)).toBeNull();
});

it('returns the address of the blurred copy of a picture', () => {
  expect(pictureBlur(SMALL)).toBe(`${NAME}-300x500-blur.webp`);
  expect(pictureBlur(PHOTO)).toBeNull();
});

it('lists all files of one picture', () => {
  expect(pictureFiles(SMALL)).toEqual([SMALL, `${NAME}-300x500-blur.webp`]);
  expect(pictureFiles(WIDE)).toHaveLength(5);
  expect(pictureFiles(PHOTO)).toEqual([PHOTO]);
});
