/**
 * Parses an event stream chunk by chunk and reports the name and the data of every event.
 * @returns takes the next chunk, which may begin and end anywhere
 */
export function createEventReader(onEvent: (name: string, data: string) => void): (piece: string) => void {
  let unfinished = '';
  let name = '';
  let data = '';

  function takeLine(line: string) {
    if (line.startsWith('event:')) name = line.slice('event:'.length).trim();
    if (line.startsWith('data:')) data = line.slice('data:'.length).trim();
    if (line !== '') return;
    if (name !== '') onEvent(name, data);
    name = '';
    data = '';
  }

  return (piece) => {
    const lines = (unfinished + piece).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) takeLine(line.replace(/\r$/, ''));
  };
}
