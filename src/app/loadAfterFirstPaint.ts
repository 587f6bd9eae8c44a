/**
 * The text of an inline script for the end of the document. It requests the scripts of the app after the first paint, so
 * that they do not compete with text, fonts and pictures for the connection and the main thread. A tab that is hidden is not
 * painted, and does not wait. A browser older than the supported ones gets a sentence instead: it lacks `toSorted`, which
 * each of the oldest supported browsers has. An address such as `//evil.example`, which the router would open as another
 * host, loses its extra slashes first. A form that is submitted before the app runs is marked with `data-sent`, for
 * `useEarlyText` (MEND-93). The content security policy allows the script by its hash.
 * @param addresses the addresses of the scripts, in the order of their execution
 */
export const loadAfterFirstPaint = (addresses: readonly string[]) =>
  [
    `if(location.pathname.startsWith('//'))`,
    `history.replaceState(null,'',location.pathname.replace(/^\\/+/,'/')+location.search+location.hash);`,
    `if(![].toSorted)document.getElementById('outdated').hidden=false;`,
    `else{let load=()=>{load=()=>{};for(const src of ${JSON.stringify(addresses)})`,
    `document.head.append(Object.assign(document.createElement('script'),{src,async:false}))};`,
    `document.visibilityState=='visible'?requestAnimationFrame(()=>setTimeout(()=>load())):load();`,
    `document.addEventListener('visibilitychange',()=>load(),{once:true});`,
    `document.addEventListener('submit',({target})=>{target.dataset.sent=''})}`,
  ].join('');
