/** The legal texts. */
export const legal = `
  .fv-legal {
    font: var(--t-body-l);
    letter-spacing: var(--tr-body-l);
  }
  .fv-legal p {
    margin-top: 24px;
    color: inherit;
  }
  .fv-legal h2 {
    margin: 48px 0 12px;
    font: var(--t-h3);
    letter-spacing: var(--tr-h3);
  }
  .fv-legal h2 + p {
    margin-top: 0;
  }
  .fv-legal p + p {
    margin-top: 12px;
  }
  .fv-legal ul {
    margin-top: 8px;
    padding-left: 1.2em;
    list-style: disc;
  }
  .fv-legal li + li {
    margin-top: 4px;
  }
`;
