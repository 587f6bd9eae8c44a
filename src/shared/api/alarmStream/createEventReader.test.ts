import { createEventReader } from './createEventReader';

function read(...pieces: string[]): string[] {
  const events: string[] = [];
  const take = createEventReader((name) => events.push(name));
  pieces.forEach(take);
  return events;
}

it('tells each event once it is complete', () => {
  expect(read(':\n\nevent: alarm\ndata:\n\n')).toEqual(['alarm']);
  expect(read('event: alarm\ndata:\n')).toEqual([]);
});

it('reads on wherever a piece was cut', () => {
  const pieces = [...'event: alarm\r\ndata:\r\n\r\n:\n\nevent:other\ndata: 1\n\n'];
  expect(read(...pieces)).toEqual(['alarm', 'other']);
});

it('takes comments and data without a name for none', () => {
  expect(read(': alarm\n\n', 'data: alarm\n\n')).toEqual([]);
});

it('reports the data of an event together with its name', () => {
  const events: string[][] = [];
  const take = createEventReader((...event) => events.push(event));

  take('event: archive\ndata: 12\n\nevent: alarm\ndata:\n\n');

  expect(events).toEqual([
    ['archive', '12'],
    ['alarm', ''],
  ]);
});
