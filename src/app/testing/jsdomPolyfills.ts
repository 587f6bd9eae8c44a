// Tests run on Node, whose FormData accepts only its own File.
import { File as NodeFile } from 'node:buffer';

/** Polyfills for layout and measuring, which jsdom lacks. */
export function installJsdomPolyfills() {
  window.File = NodeFile as typeof File;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media) => Object.assign(new EventTarget(), unmatched(media)) as MediaQueryList;
  window.ResizeObserver = SilentObserver;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  window.IntersectionObserver = SilentObserver as unknown as typeof IntersectionObserver;

  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

const unmatched = (media: string) => ({ media, matches: false, onchange: null });

/** Elements in jsdom have no size, so there is nothing to observe. */
class SilentObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}
