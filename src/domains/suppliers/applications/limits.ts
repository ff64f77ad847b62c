/** Characters of what an applicant writes; the browser imports this file too, so it must not import zod. */
export const applicationLimits = {
  businessName: 120,
  city: 80,
  state: 60,
  email: 254,
  link: 500,
  description: 1000,
} as const

/** The shortest description that tells staff what is to be sold. */
export const shortestDescription = 20

/** The numbers in the messages of `vendors.problems`, by problem code. */
export const problemValues: Record<string, Record<string, number>> = {
  descriptionShort: { min: shortestDescription },
}

/** What staff decide about an application. */
export const applicationDecisions = ['approve', 'decline'] as const

/** The form to open a shop, without the language. */
export const applyPath = '/mushrooms/vendors/apply'
