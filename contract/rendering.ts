import { type RenderedPage } from './renderedRoutes';

/** The id of the element with the preloaded data in the HTML, as JSON. */
export const PRELOADED_DATA_ID = 'first-answers';

/** A response of the API to a visitor, embedded in the page, with the endpoint and argument it is cached by. */
export type PreloadedResponse =
  | { endpoint: 'listProjects' | 'listArchives'; question: object; answer: object }
  | { endpoint: 'getProject' | 'getArchive' | 'getSimilarProjects'; question: number; answer: object }
  | { endpoint: 'getRecord' | 'getVerdict'; question: string; answer: object }
  | { endpoint: 'getSummary'; question?: undefined; answer: object }
  | { endpoint: 'getAnnouncements'; question?: undefined; answer: object }
  /** The API responded 404. */
  | { endpoint: 'getProject' | 'getArchive'; question: number; missing: true }
  | { endpoint: 'getRecord' | 'getVerdict'; question: string; missing: true };

/** The input of the server's renderer. */
export interface RenderRequest {
  /** Path and query, as the router takes them. */
  url: string;
  page: RenderedPage;
  answers: readonly PreloadedResponse[];
  /** The date in Seoul, `YYYY-MM-DD`: server and browser count days from it. */
  today: string;
}

/** The app as HTML. */
export interface RenderedApp {
  /** The content of `#root`. */
  html: string;
  /** Links that preload the images of the first viewport, for the head. */
  preloads: string;
  /** The style sheet of the rendered HTML, and Emotion's names of its rules. */
  styles: string;
  styleNames: readonly string[];
}

/** Renders the app for an address. @throws whatever a component throws */
export type RenderApp = (request: RenderRequest) => Promise<RenderedApp>;
