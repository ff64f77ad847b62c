/** The title of a page as browsers show it. */
export const completeTitle = (title: string): string => `${title} · Fungarium`
