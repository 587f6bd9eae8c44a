import { exactObject, idField } from '@contract/fields';

/** An id in a path; anything else is a 404 (D84). */
export const idParam = () => idField().required();

/** The parameters of `/…/:id`. */
export const byId = exactObject({ id: idParam() });
