import type { UnitNames } from '@/domains/recipes/amount'
import { readServing } from '@/domains/recipes/scale'
import { showAmounts } from './show-amounts'
import { readStored, store } from './stored-recipe'

interface Recipe {
  slug: string
  /** The servings that it is written for. */
  servings: number
  names: UnitNames
  locale: string
}

const servingForm = () => document.querySelector<HTMLFormElement>('form[data-serving]')

/** Selects servings and units in the form. */
function fillForm(form: HTMLFormElement, { servings, system }: ReturnType<typeof readServing>): void {
  for (const input of form.querySelectorAll('input')) {
    if (input.type === 'radio') input.checked = input.value === system
    else input.value = String(servings)
  }
}

/** Whether the reader changed the form before this script was loaded. */
const isChanged = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll('input') ?? [])].some(
    ({ type, value, defaultValue, checked, defaultChecked }) =>
      type === 'radio' ? checked !== defaultChecked : value !== defaultValue,
  )

/**
 * Shows the amounts for what the reader selected before, and changes them in place with the form. The address follows, so
 * that it can be shared, and so do the links between the recipe and its cooking view.
 */
export function scaleInPlace({ slug, servings: written, names, locale }: Recipe): void {
  const form = servingForm()
  const show = ({ servings, system }: ReturnType<typeof readServing>) =>
    showAmounts({ factor: servings / written, system }, names, locale)

  const change = () => {
    if (!form?.checkValidity()) return
    const data = new FormData(form)
    const serving = readServing(
      { serves: String(data.get('serves')), units: String(data.get('units')) },
      written,
    )
    show(serving)
    store(slug, serving)
    const search = `?serves=${serving.servings}&units=${serving.system}`
    history.replaceState(history.state, '', `${search}${location.hash}`)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-serving-link]'))
      link.search = search
  }

  const params = new URLSearchParams(location.search)
  const stored = readStored(slug)
  const isRequested = params.has('serves') || params.has('units')
  if (isChanged(form)) change()
  else if (!isRequested && (stored.servings || stored.system)) {
    const serving = readServing({ serves: String(stored.servings ?? ''), units: stored.system }, written)
    if (form) fillForm(form, serving)
    show(serving)
  }

  form?.addEventListener('input', change)
  form?.addEventListener('submit', (event) => event.preventDefault())
}
