/** Leads the browser to another site; in a module of its own, since jsdom has no navigation that tests could look at. */
export const leavePage = (url: string) => window.location.assign(url);
