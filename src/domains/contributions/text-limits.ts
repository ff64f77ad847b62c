/** Characters; letters beyond the first 65,536 count as one too. */
export const lengthOf = (text: string) => [...text].length

/** How long texts and headlines may be. */
export const lengths = { shortest: 3, longest: 500, headline: 120 } as const
