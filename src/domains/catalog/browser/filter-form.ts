import { priceFields } from './price-bounds'

export type Control = HTMLInputElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

export const searchParamsOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?')[1])

/** The values of a form's text fields, selects and checked boxes. */
export function formValues(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams()
  for (const [name, value] of new FormData(form)) values.append(name, String(value))
  return values
}

/** The form's values as they will be once a checkbox is toggled. */
export function valuesAfterToggle(form: HTMLFormElement, checkbox: HTMLInputElement): URLSearchParams {
  const others = [...formValues(form)].filter(
    ([name, value]) => name !== checkbox.name || value !== checkbox.value,
  )
  const values = new URLSearchParams(others)
  if (!checkbox.checked) values.append(checkbox.name, checkbox.value)
  return values
}

/** Sorting by distance needs a place, and near one it is what relevance means. */
function updateOption(option: HTMLOptionElement, isNear: boolean): void {
  const { label, nearLabel } = option.dataset
  if (option.value === 'distance') option.disabled = !isNear
  if (label && nearLabel) option.textContent = isNear ? nearLabel : label
}

/** Fills a form from the parameters of a URL. Leaves the field that is being edited alone, and both prices with it. */
export function fillForm(form: HTMLFormElement, url: string, edited: Element | null = null): void {
  const params = searchParamsOf(url)
  const untouched = edited?.closest(priceFields) ?? edited
  for (const control of [...form.elements].filter(isControl)) {
    const isSelected = params.getAll(control.name).includes(control.value)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = isSelected
    else if (control.type === 'hidden') control.disabled = !isSelected
    else if (!untouched?.contains(control))
      control.value = params.get(control.name) ?? control.dataset.default ?? ''
    if (control instanceof HTMLSelectElement)
      for (const option of control.options) updateOption(option, params.has('near_me'))
  }
}
