import { ENDPOINTS, nameOf } from './endpoints';
import { AUDIENCES, OPERATOR, type View } from './privacyFields';

const VIEWS = [...new Set(ENDPOINTS.map(({ view }) => view))];

/** Every response of the product and every field of it (D2, D26, D36, D37, D50, D54, D60). */
export const PRIVACY: readonly View[] = [
  ...VIEWS.map((view) => ({ ...view, endpoints: ENDPOINTS.filter((one) => one.view === view).map(nameOf) })),
  {
    name: 'Reports (`npm run reports`, the mail)',
    endpoints: [],
    people: [[OPERATOR, '[].{reporter,reported,reportedText,content}']],
    facts: '[].{id,createdDateTime,closedDateTime,target,targetId,path,type}',
  },
];

/** The rows of the table in docs/privacy.md: who sees which personal fields. */
export function privacyRows(): string[][] {
  return PRIVACY.flatMap(({ name, people }) =>
    people.map(([audiences, paths]) => [
      name,
      `\`${paths}\``,
      ...AUDIENCES.map((audience) => (audiences.includes(audience) ? '●' : '–')),
    ]),
  );
}
