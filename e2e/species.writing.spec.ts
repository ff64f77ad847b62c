import { uniqueName } from './support/records'
import { expect, test } from './support/test'
import { messages, text } from './support/text'

test('a species of which little is recorded says “not known” instead of leaving gaps', async ({
  page,
  records,
}) => {
  const { path } = await records.createSpecies('vacuus')
  const notKnown = text('species.notKnown')
  await page.goto(path)
  const fact = (section: 'season' | 'name', term: string) =>
    page
      .getByRole('region', { name: text(`species.sections.${section}`), exact: true })
      .locator('div', { has: page.getByRole('term').getByText(term, { exact: true }) })
      .getByRole('definition')
  for (const key of ['habitat', 'range', 'ecology', 'ground', 'habit'] as const)
    await expect(fact('season', text(`species.season.${key}`))).toHaveText(notKnown)
  for (const rank of ['kingdom', 'order', 'family'] as const)
    await expect(fact('name', text(`species.name.rank.${rank}`))).toHaveText(notKnown)
  const legend = page.locator('dl', { has: page.getByText('Cap', { exact: true }) })
  await expect(legend.getByText(notKnown)).toHaveCount(2)
  const senses = page.getByRole('region', { name: text('species.sections.senses') })
  await expect(senses.getByText(notKnown)).toHaveCount(3)
  await expect(page.getByText(text('species.nutrition.none'))).toBeVisible()
  await expect(page.getByRole('region', { name: messages.en.vocabulary.edibility.unknown })).toBeVisible()
  await expect(page.getByText(text('ui.rating.noRatings')).first()).toBeVisible()
})

test('a compound that editors add to a class of compounds has its page there', async ({
  page,
  records,
  admin,
}) => {
  const parent = await admin.findOne('categories', { path: 'species/chemistry/psychoactive' })
  const slug = uniqueName('bufotenin')
  await records.create('categories', { title: slug, slug, parent: parent.id })
  await page.goto(`/mushrooms/species/chemistry/psychoactive/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: slug })).toBeVisible()
})

/** Returns a paragraph as the editor stores it. */
function paragraph(content: string) {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const children = [
    { type: 'text', version: 1, text: content, detail: 0, format: 0, mode: 'normal', style: '' },
  ]
  return {
    root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', textFormat: 0, children }] },
  }
}

test('texts without a translation are marked as English, on a page and in lists', async ({
  page,
  records,
  admin,
}) => {
  const slug = uniqueName('window')
  const guide = {
    title: `Growing by the window ${slug}`,
    slug,
    meta: { description: `On a sill that faces north, ${slug}.` },
    conditions: { substrate: 'Straw' },
    content: paragraph('Water it twice a day.'),
  }
  const { id } = await records.create('growingguides', { ...guide, _status: 'published' })
  await admin.update('growingguides', id, { title: 'En la ventana' }, { locale: 'es' })
  const expectLanguage = async (content: string, language: string) => {
    const element = page.getByRole('main').getByText(content, { exact: true }).first()
    await expect
      .poll(() => element.evaluate((node) => node.closest('[lang]')?.getAttribute('lang')))
      .toBe(language)
  }
  await page.goto(`/es/mushrooms/growing-guide/${slug}`)
  await expectLanguage('En la ventana', 'es')
  for (const content of [guide.meta.description, guide.conditions.substrate, 'Water it twice a day.'])
    await expectLanguage(content, 'en')
  await page.goto('/pt/mushrooms/growing-guide')
  for (const content of [guide.title, guide.meta.description]) await expectLanguage(content, 'en')
  await page.goto('/mushrooms/growing-guide')
  await expectLanguage(guide.title, 'en')
  await expect(page.getByRole('main').locator('[lang="en"]')).toHaveCount(0)
})
