import { renderToStaticMarkup } from 'react-dom/server';
import { TeamMark } from './TeamMark';

/** The ends of each piece of the line, and the middle of the number. */
function draw(teamSize: number) {
  const html = renderToStaticMarkup(<TeamMark teamSize={teamSize} evaluatedMembers={teamSize} />);
  const [, path = ''] = / d="([^"]*)"/.exec(html) ?? [];
  const pieces = [...path.matchAll(/M([\d.]+) 10H([\d.]+)/g)].map(([, from, to]) => [Number(from), Number(to)]);
  return { pieces, number: Number(/<text x="([\d.]+)"/.exec(html)?.[1]) };
}

it.each([9, 20])('the line of the mark of a team of %i has a gap around the number', (teamSize) => {
  const { pieces, number } = draw(teamSize);
  expect(pieces).toHaveLength(2);
  expect(pieces[0]?.[1]).toBeLessThan(number - 12);
  expect(pieces[1]?.[0]).toBeGreaterThan(number + 12);
});

it('the line of the mark of a team of eight, which has no number, is whole', () => {
  expect(draw(8)).toEqual({ pieces: [[7, 155]], number: NaN });
});
