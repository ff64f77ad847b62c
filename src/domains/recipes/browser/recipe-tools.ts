import { rememberTicks } from './remember-ticks'
import { scaleInPlace } from './scale-in-place'

/** Scales the amounts on the page in place and remembers what was ticked off. */
export function connectRecipeTools(element: HTMLElement): void {
  const { value: slug, dataset } = element as HTMLDataElement
  scaleInPlace({
    slug,
    servings: Number(dataset.servings),
    names: JSON.parse(dataset.units ?? '{}'),
    locale: document.documentElement.lang,
  })
  rememberTicks(slug)
}
