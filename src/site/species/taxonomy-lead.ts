/** Groups of the taxonomy that have a lead text of their own in `archive.groupLead`. */
const groupsWithLead = [
  'benefit',
  'effect',
  'chemistry',
  'psychoactive',
  'medicinal',
  'type',
  'flavor',
  'fragrance',
  'texture',
  'side-effect',
] as const

type GroupWithLead = (typeof groupsWithLead)[number]

/** The group whose lead describes a category; within chemistry its subgroup. */
export function groupWithLead(segments: readonly string[]): GroupWithLead | undefined {
  const [group, subgroup] = segments
  const name = group === 'chemistry' && subgroup ? subgroup : group
  return groupsWithLead.find((candidate) => candidate === name)
}
