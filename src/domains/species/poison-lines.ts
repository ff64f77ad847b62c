interface PoisonLine {
  country: 'us' | 'es' | 'pt'
  numbers: readonly string[]
}

/** Poison control centres. `poisonLinesChecked` says when the numbers were last verified. */
export const poisonLines: readonly PoisonLine[] = [
  { country: 'us', numbers: ['1-800-222-1222'] },
  { country: 'es', numbers: ['915 620 420', '112'] },
  { country: 'pt', numbers: ['800 250 250'] },
]

/** ISO date when an editor last verified the numbers; null if none has. */
export const poisonLinesChecked: string | null = null
