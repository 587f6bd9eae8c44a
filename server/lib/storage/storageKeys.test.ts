import { isKey, keyOfName, mainKeyOf, newKey, newPictureKey, unfinishedName } from './storageKeys';

const HEX = '0123456789abcdef0123456789abcdef';

it('generates unique keys in the format of a key', () => {
  const keys = [newKey('image', 'webp'), newKey('file', 'pdf'), newPictureKey({ width: 1920, height: 1080 })];
  expect(keys.every(isKey)).toBe(true);
  expect(newKey('file', 'pdf')).not.toBe(newKey('file', 'pdf'));
});

it.each([
  `image/${HEX}-small.webp`,
  `image/${HEX}-1x4096.webp`,
  `image/${HEX}-1920x1080-640.webp`,
  `image/${HEX}-1920x1080-blur.webp`,
])('accepts %s as a key', (key) => {
  expect(isKey(key)).toBe(true);
});

it.each([
  `image/../file/${HEX}.pdf`,
  `image/${HEX}-large.webp`,
  `image/${HEX}-1920x1080-640-640.webp`,
  `image/${HEX}-20000x1.webp`,
  `image/${HEX}.webp.0a1b2c3d.part`,
  `image/${HEX}.webp/..`,
  `other/${HEX}.webp`,
  `image/${HEX}.webp\n`,
])('does not accept %j as a key', (text) => {
  expect(isKey(text)).toBe(false);
});

it.each([
  [`image/${HEX}.webp`, `image/${HEX}.webp`],
  [`image/${HEX}-small.webp`, `image/${HEX}.webp`],
  [`image/${HEX}-800x600.webp`, `image/${HEX}-800x600.webp`],
  [`image/${HEX}-800x600-320.webp`, `image/${HEX}-800x600.webp`],
  [`image/${HEX}-800x600-blur.webp`, `image/${HEX}-800x600.webp`],
  [`file/${HEX}.pdf`, `file/${HEX}.pdf`],
])('returns for the stored name %s the key %s', (key, main) => {
  expect(mainKeyOf(key)).toBe(main);
});

it('returns the key of a temporary file', () => {
  const key = newKey('file', 'pdf');
  expect(keyOfName(unfinishedName(key, '0a1b2c3d'))).toBe(key);
  expect(keyOfName(key)).toBe(key);
});
