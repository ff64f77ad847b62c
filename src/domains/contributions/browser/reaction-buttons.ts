import type { ReactionState } from './optimistic-toggle'
import { hideZero } from './update-counts'

export type ReactionKind = 'likes' | 'helpfuls'

/** The kind of a form's reaction, and the key of its subject. */
export function fieldsOf(form: HTMLFormElement) {
  const item = form.elements.namedItem('item')
  return {
    kind: form.dataset.reaction as ReactionKind,
    item: item instanceof HTMLInputElement ? item.value : '',
  }
}

export function allForms(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('form[data-reaction]')]
}

export function formsOf(kind: ReactionKind, item: string): HTMLFormElement[] {
  return allForms().filter((form) => {
    const fields = fieldsOf(form)
    return fields.kind === kind && fields.item === item
  })
}

export function show(kind: ReactionKind, item: string, { active, count }: ReactionState): void {
  for (const form of formsOf(kind, item)) {
    form.querySelector('button')?.setAttribute('aria-pressed', String(active))
    showCount(form, count)
  }
}

function showCount(form: HTMLFormElement, count: number): void {
  const figure = form.querySelector<HTMLElement>('[data-count]')
  if (!figure) return
  figure.textContent = count.toLocaleString(document.documentElement.lang)
  hideZero(figure)
}
