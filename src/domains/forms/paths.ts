export const formsSlug = 'forms'

/** The slug of the form that the footer links to. */
export const newsletterSlug = 'newsletter'

export const submissionsSlug = 'form-submissions'

/** The page that shows a form again after it was sent without JavaScript. */
export function formPath(slug: string): string {
  return `/forms/${slug}`
}
