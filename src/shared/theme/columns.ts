import { below } from './media';

/** Two columns with the given maximum and exact width in px; one column in narrow windows. */
export const columns = (main: number, side: number) => `
  display: grid;
  grid-template-columns: minmax(0, ${main}px) ${side}px;
  justify-content: space-between;
  align-items: start;
  gap: 64px;

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
