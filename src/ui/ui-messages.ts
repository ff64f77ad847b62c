import type en from '@messages/en/ui.json'

/** The words of the components here, for those that are drawn in the browser too and are handed theirs by the page. */
export type Words = typeof en
