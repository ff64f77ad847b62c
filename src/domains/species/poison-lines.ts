interface PoisonLine {
  country: 'us' | 'es' | 'pt'
  numbers: readonly string[]
}

/** Poison information services. A number is only as good as the day it was last tried: see `poisonLinesChecked`. */
export const poisonLines: readonly PoisonLine[] = [
  { country: 'us', numbers: ['1-800-222-1222'] },
  { country: 'es', numbers: ['915 620 420', '112'] },
  { country: 'pt', numbers: ['800 250 250'] },
]

/** ISO date on which a person last tried these numbers; null until an editor has. */
export const poisonLinesChecked: string | null = null
