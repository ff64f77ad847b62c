/**
 * The path of a field with the ids of its rows in place of their positions, `stages.{id}.title`, because rows can be moved.
 * `fieldValue` reads a field of the form.
 */
export function originalKey(path: string, fieldValue: (path: string) => unknown): string {
  const segments = path.split('.')
  return segments
    .map((segment, index) =>
      /^\d+$/.test(segment) ? String(fieldValue(`${segments.slice(0, index + 1).join('.')}.id`)) : segment,
    )
    .join('.')
}
