import { expect, type Locator, type Page } from '@playwright/test'
import { waitForHydration } from './hydration'
import { selectors } from './selectors'
import { kinds, type Language } from './site'
import { escapeForRegExp, messages, text, textIn } from './text'

export type Badge = keyof typeof messages.en.products.badges

/** A filtered list of the market or of species, and the form beside it. */
export class FilteredList {
  readonly page: Page
  readonly form: Locator
  readonly results: Locator
  readonly dialog: Locator
  readonly opener: Locator
  readonly sort: Locator
  readonly categories: Locator

  constructor(page: Page, language: Language = 'en') {
    const t = textIn(language)
    this.page = page
    this.form = page.locator('#filters-form')
    this.results = page.getByRole('region', { name: t('filters.results') })
    this.dialog = page.getByRole('dialog', { name: t('ui.filters.title') })
    this.opener = page.getByRole('link', { name: t('ui.filters.open') })
    this.sort = page.getByLabel(t('filters.sort.label'))
    this.categories = page.getByRole('navigation', { name: t('products.categories') })
  }

  /** Opens a list and waits until changes of its form are applied in place. */
  async open(path: string = kinds.products): Promise<void> {
    await this.page.goto(path)
    await waitForHydration(this.page, this.form)
  }

  get search(): string {
    return new URL(this.page.url()).search
  }

  async expectSearch(search: string): Promise<void> {
    await expect.poll(() => this.search, { intervals: [50] }).toBe(search)
  }

  option(name: string, value: string): Locator {
    return this.form.locator(`input[name="${name}"][value="${value}"]`)
  }

  /** Returns the number beside an option: how many results it would give. */
  async countOf(name: string, value: string): Promise<number> {
    const label = this.page.locator('label', {
      has: this.page.locator(`input[name="${name}"][value="${value}"]`),
    })
    return Number(await label.locator('span[aria-hidden="true"]').textContent())
  }

  /** Opens a section of the form; the number of its active filters may follow the title. */
  unfold(title: string): Promise<void> {
    const summary = this.form
      .locator('summary')
      .filter({ hasText: new RegExp(`^\\s*${escapeForRegExp(title)}(?=\\s*(?:\\d|$))`) })
    return summary.first().click()
  }

  get titles(): Locator {
    return this.results.getByRole('heading', { level: 3 }).getByRole('link')
  }

  get cards(): Locator {
    return this.results.getByRole('listitem').filter({ has: this.page.getByRole('heading', { level: 3 }) })
  }

  /** The lines that name the sellers of products, with their distance if the list is near a place. */
  get sellers(): Locator {
    return this.cards.locator(selectors.cardSeller)
  }

  get chips(): Locator {
    return this.results.getByRole('list', { name: text('ui.chips.active') })
  }

  chip(label: string | RegExp): Locator {
    return this.results.getByText(label).first()
  }

  /** Returns how many results the list says it has. */
  async total(): Promise<number> {
    const match = /\d+–\d+ of (\d+)/.exec(await this.results.innerText())
    return Number(match?.[1] ?? 0)
  }

  expectTotal(total: number): Promise<void> {
    return expect.poll(() => this.total(), { intervals: [50] }).toBe(total)
  }

  /** Waits until the number of results is announced, which happens once the list has changed. */
  expectAnnounced(count: number): Promise<void> {
    return expect
      .poll(() => this.page.getByRole('status').allInnerTexts(), { intervals: [50] })
      .toContain(text('filters.announcement', { count }))
  }

  applyButton(count?: number): Locator {
    const label = text('ui.filters.apply')
    const name = count === undefined ? label : `${label} ${text('ui.filters.applied', { count })}`
    return this.dialog.getByRole('button', { name, exact: count !== undefined })
  }

  removeFilter(label: string): Locator {
    return this.results.getByRole('link', { name: `${text('ui.chips.remove')} ${label}` })
  }

  get clearAll(): Locator {
    return this.results.getByRole('link', { name: text('ui.chips.clear') })
  }

  get nearMe(): Locator {
    return this.form.getByRole('switch')
  }

  get placeField(): Locator {
    return this.form.locator('[name="place"]')
  }

  get priceFrom(): Locator {
    return this.form.getByLabel(text('filters.price.from'), { exact: true })
  }

  get priceTo(): Locator {
    return this.form.getByLabel(text('filters.price.to'), { exact: true })
  }
}

/** Returns the English name of what vendors claim, which is a filter of the market. */
export function badgeName(badge: Badge): string {
  return messages.en.products.badges[badge]
}
