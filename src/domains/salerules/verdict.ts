/** `never`: not in these categories. `onlyIn`: in these alone, and in those of other such rules. */
export const verdicts = ['never', 'onlyIn'] as const
