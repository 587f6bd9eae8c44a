import { credentialFileName } from './fileName';

it.each([
  ['나눔 지도', '나눔 지도 팀이음 증명서.png'],
  ['../a\\b: "c"?\n<d>|*', '.. a b c d 팀이음 증명서.png'],
  ['\u202e', '팀이음 증명서.png'],
  ['가'.repeat(100), `${'가'.repeat(60)} 팀이음 증명서.png`],
])('names the file of the project %j %s', (title, name) => {
  expect(credentialFileName(title, 'png')).toBe(name);
});
