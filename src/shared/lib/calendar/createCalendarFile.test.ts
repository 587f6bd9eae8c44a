import { createCalendarFile } from './createCalendarFile';

const EVENT = {
  id: 'deadline-7',
  summary: '‘책, 영화; 그리고 \\ 함께 걷는 지도, 창업 동아리에서 함께할 팀원을 찾아요’ 지원 마감',
  day: '2026-12-31',
  path: '/projectdetail/7',
};

const linesOf = async (file: Blob) => (await file.text()).split('\r\n');

/** The value of a property, with its folded lines joined and its escapes resolved. */
function valueOf(lines: readonly string[], name: string): string {
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  const line = unfolded.find((one) => one.startsWith(`${name}:`) || one.startsWith(`${name};`)) ?? '';
  return line.slice(line.indexOf(':') + 1).replaceAll(/\\(.)/g, '$1');
}

describe('a calendar file', () => {
  it('has the whole day, whose end is the next one, the escaped title and the address', async () => {
    const lines = await linesOf(createCalendarFile(EVENT));
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    expect(valueOf(lines, 'SUMMARY')).toBe(EVENT.summary);
    expect(valueOf(lines, 'URL')).toBe('http://localhost/projectdetail/7');
  });

  it('has no line of more than 75 octets, and no half of a letter at a fold', async () => {
    const lines = await linesOf(createCalendarFile(EVENT));
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toContain('\uFFFD');
  });

  it('has the same id each time, so that the event is replaced and not doubled', async () => {
    const ids = await Promise.all([1, 2].map(async () => valueOf(await linesOf(createCalendarFile(EVENT)), 'UID')));
    expect(new Set(ids)).toEqual(new Set(['deadline-7@localhost']));
  });
});
