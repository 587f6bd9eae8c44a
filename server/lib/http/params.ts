import { exactObject, queryNumber } from '@contract/fields';

/** An id in a path: digits only; anything else is a 404 (D84). */
export const idParam = () => queryNumber(1, Number.MAX_SAFE_INTEGER).required();

/** The parameters of `/…/:id`. */
export const byId = exactObject({ id: idParam() });
