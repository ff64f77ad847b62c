import { isShape } from '@/domains/species/shapes'
import { notFound } from '@/foundation/routing/signals'
import { type LocaleParams, localeOf, pageNumberOf } from '@/site/site-shell/params'

export interface ShapeParams extends LocaleParams {
  shape: string
  number?: string
}

/** The shape and the page number of a route. */
export function placeOf({ shape, number, ...params }: ShapeParams) {
  const locale = localeOf(params)
  if (!isShape(shape)) notFound()
  return { locale, shape, page: number === undefined ? 1 : pageNumberOf(number) }
}
