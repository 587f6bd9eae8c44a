import { type RenderedPage } from './renderedRoutes';

/** The id of the element with the preloaded data in the HTML, as JSON. */
export const PRELOADED_DATA_ID = 'preloaded-data';

/** A response of the API to a visitor, embedded in the page, with the endpoint and argument it is cached by. */
export type PreloadedResponse =
  | { endpoint: 'listProjects' | 'listArchives'; arg: object; data: object }
  | { endpoint: 'getProject' | 'getArchive' | 'getSimilarProjects'; arg: number; data: object }
  | { endpoint: 'getRecord' | 'getVerdict'; arg: string; data: object }
  | { endpoint: 'getSummary'; arg?: undefined; data: object }
  | { endpoint: 'getAnnouncements'; arg?: undefined; data: object }
  /** The API responded 404. */
  | { endpoint: 'getProject' | 'getArchive'; arg: number; missing: true }
  | { endpoint: 'getRecord' | 'getVerdict'; arg: string; missing: true };

/** The input of the server's renderer. */
export interface RenderRequest {
  /** Path and query, as the router takes them. */
  url: string;
  page: RenderedPage;
  responses: readonly PreloadedResponse[];
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
