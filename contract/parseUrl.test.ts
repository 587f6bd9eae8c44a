import { parseUrl } from './parseUrl';

it('returns the parts of an absolute address', () => {
  expect(parseUrl('https://example.com/a?b=1')).toMatchObject({
    hostname: 'example.com',
    pathname: '/a',
    search: '?b=1',
  });
});

it.each(['', 'example.com', '/path', 'https://'])('returns null for %j, which is no absolute address', (text) => {
  expect(parseUrl(text)).toBeNull();
});
