import { type Edibility, edibilities } from './vocabulary'

/** The worst of the recorded classes, which is shown first; `unknown` if none is recorded. */
export function leadingEdibility(recorded: readonly Edibility[] | null | undefined): Edibility {
  return edibilities.find((edibility) => recorded?.includes(edibility)) ?? 'unknown'
}

/** Lower is more dangerous. */
export function dangerRank(edibility: Edibility): number {
  return edibilities.indexOf(edibility)
}

/** Sorts what has a class, the most dangerous first. */
export function byDanger(one: { edibility: Edibility }, other: { edibility: Edibility }): number {
  return dangerRank(one.edibility) - dangerRank(other.edibility)
}

/** Whether eating it is harmful: its page has no flavours and no products, but a warning. */
export function isToxic(edibility: Edibility): boolean {
  return edibility === 'deadly' || edibility === 'poisonous'
}

/** Whether it is eaten: its page always shows the advice to ask an expert. */
export function isEdible(edibility: Edibility): boolean {
  return edibility === 'choice' || edibility === 'edible'
}

/** Whether its page may link to products: never for toxic, psychoactive or unknown species. */
export function allowsProductLinks(edibility: Edibility): boolean {
  return !isToxic(edibility) && edibility !== 'psychoactive' && edibility !== 'unknown'
}

const displayed: Partial<Record<Edibility, DisplayedEdibility>> = {
  allergenic: 'caution',
  unpalatable: 'inedible',
}

/** The eight classes that have their own colour and icon. */
export type DisplayedEdibility = Exclude<Edibility, 'allergenic' | 'unpalatable'>

/** The class whose colour and icon it is shown with. */
export function displayedEdibility(edibility: Edibility): DisplayedEdibility {
  return displayed[edibility] ?? (edibility as DisplayedEdibility)
}
