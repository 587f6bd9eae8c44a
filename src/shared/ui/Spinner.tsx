/** A turning ring in the colour of its text; its styles are in `buttonStyles`. */
export const Spinner = () => <span data-spinner="" aria-hidden />;
