/** The slug of the consumption form that the author describes in their own words. */
export const otherForm = 'other'
