/** How the title of a page is shown by browsers; Next puts the title in place of `%s`. */
export const titleTemplate = '%s · Fungarium'

/** The title of a page as browsers show it. */
export const completeTitle = (title: string): string => titleTemplate.replace('%s', () => title)
