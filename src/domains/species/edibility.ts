import { type Edibility, edibilities } from './vocabulary'

/** The worse of the recorded classes: what a reader is shown first. Nothing recorded is unknown, never edible. */
export function leadingEdibility(recorded: readonly Edibility[] | null | undefined): Edibility {
  return edibilities.find((edibility) => recorded?.includes(edibility)) ?? 'unknown'
}

/** Smaller is more dangerous. */
export function dangerRank(edibility: Edibility): number {
  return edibilities.indexOf(edibility)
}

/** Whether eating it harms: such a species has no flavours, no shop and its warning in the voice of poison. */
export function isToxic(edibility: Edibility): boolean {
  return edibility === 'deadly' || edibility === 'poisonous'
}

/** Whether people eat it: such a species always stands beside the expert clause. */
export function isEaten(edibility: Edibility): boolean {
  return edibility === 'choice' || edibility === 'edible'
}

/** Whether its page may lead to products: never from what harms or alters the mind, nor from what nobody knows. */
export function allowsProductLinks(edibility: Edibility): boolean {
  return !isToxic(edibility) && edibility !== 'psychoactive' && edibility !== 'unknown'
}

const displayed: Partial<Record<Edibility, DisplayedEdibility>> = {
  allergenic: 'caution',
  unpalatable: 'inedible',
}

/** The eight classes that have a colour and an icon of their own. */
export type DisplayedEdibility = Exclude<Edibility, 'allergenic' | 'unpalatable'>

/** The class whose colour and icon stand for it. */
export function displayedEdibility(edibility: Edibility): DisplayedEdibility {
  return displayed[edibility] ?? (edibility as DisplayedEdibility)
}
