// What every page may say, and what only forms do: the first load carries the first file alone.
export * from './everywhere';
export * from './fields';
