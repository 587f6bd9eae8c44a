type Source = readonly [target: EventTarget, ...events: string[]];

/** Listens to events of several targets. @returns the function that stops it */
export function onEvents(sources: readonly Source[], callBack: (event: Event) => void): () => void {
  const each = (does: (target: EventTarget, event: string) => void) => {
    for (const [target, ...events] of sources) events.forEach((event) => does(target, event));
  };
  each((target, event) => target.addEventListener(event, callBack));
  return () => each((target, event) => target.removeEventListener(event, callBack));
}
