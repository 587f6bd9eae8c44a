/** The id of the layout's `<main>`. */
export const MAIN_ID = 'main';
