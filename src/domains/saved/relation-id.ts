/** The id of a related document, populated or not. */
export function relationId(relation: string | { id: string } | null | undefined): string | undefined {
  return typeof relation === 'object' ? relation?.id : relation
}
