/** Abbreviates “Amanita phalloides” to “A. phalloides”. */
export function abbreviateGenus(scientificName: string): string {
  const [genus = '', ...rest] = scientificName.split(' ')
  return [`${genus.charAt(0)}.`, ...rest].join(' ')
}
