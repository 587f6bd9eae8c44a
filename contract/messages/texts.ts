// Texts of every page and texts of forms; only the first file is part of the first load.
export * from './everywhere';
export * from './fields';
