import type { Page } from '@/site/page'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'

/** A path without a page, which may have moved. */
export const unknownPathPage: Page<object, { rest: string[] }> = {
  load: ({ reader, params }) => movedOrNotFound(reader, `/${params.rest.join('/')}`),
  head: () => ({}),
  View: () => null,
  maxAge: 0,
}
