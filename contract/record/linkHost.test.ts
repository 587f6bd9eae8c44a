import { linkHost } from './linkHost';

it.each([
  ['https://www.moabap.example/cart?from=record', 'moabap.example'],
  ['http://example.com:8080', 'example.com:8080'],
  ['HTTPS://Example.com', 'example.com'],
  ['javascript:alert(1)', null],
  ['example.com', null],
  ['https://', null],
  ['', null],
])('shows the link %s as the host %s', (link, host) => {
  expect(linkHost(link)).toBe(host);
});
