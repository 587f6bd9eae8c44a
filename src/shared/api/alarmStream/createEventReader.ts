/**
 * Reads an event stream piece by piece and tells the name of every event; ours have no content worth reading.
 * @returns takes the next piece, which may begin and end anywhere
 */
export function createEventReader(onEvent: (name: string) => void): (piece: string) => void {
  let unfinished = '';
  let name = '';

  function takeLine(line: string) {
    if (line.startsWith('event:')) name = line.slice('event:'.length).trim();
    if (line !== '') return;
    if (name !== '') onEvent(name);
    name = '';
  }

  return (piece) => {
    const lines = (unfinished + piece).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) takeLine(line.replace(/\r$/, ''));
  };
}
