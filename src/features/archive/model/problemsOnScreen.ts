import { type FieldProblem } from '@contract/envelope';
import { type ArchiveForm } from './archiveForm';

/** Maps errors of the server to the fields of the form: `images[1]` is the second new file, wherever its picture is. */
export function problemsOnScreen(problems: readonly FieldProblem[], form: ArchiveForm): FieldProblem[] {
  return problems.map(({ field, message }) => ({ field: toFormField(field, form), message }));
}

function toFormField(field: string, { images }: ArchiveForm): string {
  if (field.startsWith('imgUrls')) return 'images';
  if (field.startsWith('archiveMembers')) return 'archiveMembers';
  const [, sent] = /^images\[(\d+)\]/.exec(field) ?? [];
  if (sent === undefined) return field;

  const places = images.flatMap(({ file }, index) => (file ? [index] : []));
  const index = places[Number(sent)];
  return index === undefined ? 'images' : `images[${index}]`;
}
