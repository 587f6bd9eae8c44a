import { type PermissionRow } from './declaration';
import { ENDPOINTS, nameOf } from './endpoints';

export { createWorld, type Actors, type World } from './world';

export interface Permission extends PermissionRow {
  /** As in `ENDPOINTS`. */
  endpoint: string;
}

/** Actor × endpoint × ownership × state (api.md; D36, D37, D50 to D53). */
export const PERMISSIONS: readonly Permission[] = ENDPOINTS.flatMap((endpoint) =>
  (endpoint.permissions ?? []).map((row) => ({ ...row, endpoint: nameOf(endpoint) })),
);
