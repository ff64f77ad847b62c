/** The address that the breadcrumb of a category names. */
export const urlOfCategory = (line: readonly { slug?: unknown }[]): string =>
  `/mushrooms/${line.map(({ slug }) => slug).join('/')}`
