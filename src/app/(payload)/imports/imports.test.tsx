import type { PayloadRequest } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { importTargets } from '@/domains/imports/targets'
import { partial } from '@/testing/partial'
import { ImportForms } from './import-forms'
import { ImportResult } from './import-result'

const { t } = panelMessages({ language: 'es' }, 'imports')

const file = { id: '1', fileName: 'species.csv', locale: 'es', status: 'checked', total: 3, done: 3 } as const

const render = (props: Partial<Parameters<typeof ImportResult>[0]>) =>
  renderToStaticMarkup(<ImportResult created={[]} file={file} name="Especies" t={t} {...props} />)

test('faults have the row of a spreadsheet, or the position in a JSON file, and the others are counted', () => {
  const report = { faults: [{ row: 2, column: 'year', message: 'No es un número.' }], moreFaults: 7 }
  const csv = render({ file: { ...file, report } })
  expect(csv).toContain('<th scope="col">Fila</th>')
  expect(csv).toContain('<td>2</td><td>year</td><td>No es un número.</td>')
  expect(csv).toContain('Comprobado: 8 errores')
  expect(csv).toContain('Y 7 errores más.')
  expect(csv).not.toContain('<button')
  expect(render({ file: { ...file, fileName: 'species.JSON', report } })).toContain(
    '<th scope="col">Registro</th>',
  )
})

test('a checked file without faults can be imported', () => {
  expect(render({})).toContain('<button type="submit">Importar 3 filas</button>')
})

test('created entries are linked, and those that are not listed are counted', () => {
  const created = [{ url: '/admin/collections/mushrooms/2?locale=es', title: 'Amanita' }]
  const html = render({
    created,
    file: { ...file, status: 'done', report: { created: ['2'], moreCreated: 4 } },
  })
  expect(html).toContain('5 entradas creadas')
  expect(html).toContain('<a href="/admin/collections/mushrooms/2?locale=es">Amanita</a>')
  expect(html).toContain('Y 4 más.')
})

test('export and import begin with the language that the panel edits texts in', () => {
  const collection = { config: { labels: { plural: 'Entries' } } }
  const collections = Object.fromEntries(importTargets.map((target) => [target, collection]))
  const formsIn = (locale: PayloadRequest['locale']) =>
    renderToStaticMarkup(
      <ImportForms
        req={partial<PayloadRequest>({ i18n: { language: 'en' }, locale, payload: { collections } })}
      />,
    )
  expect(formsIn('es').match(/<option value="es" selected="">/g)).toHaveLength(2)
  expect(formsIn('all').match(/<option value="en" selected="">/g)).toHaveLength(2)
})
