/** The consumption form that is told in one's own words, by its slug. */
export const otherForm = 'other'
