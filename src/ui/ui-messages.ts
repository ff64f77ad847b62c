import type en from '@messages/en/ui.json'

/** Messages of the components that are also rendered in the browser, passed as props by the page. */
export type Words = typeof en
