import type { PayloadRequest } from 'payload'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { importTargets } from '@/domains/imports/targets'
import { partial } from '@/testing/partial'
import { ImportForms } from './import-forms'
import { ImportResult } from './import-result'

const { t } = panelMessages({ language: 'es' }, 'imports')

const file = { id: '1', fileName: 'species.csv', locale: 'es', status: 'checked', total: 3, done: 3 } as const

const render = (props: Partial<ComponentProps<typeof ImportResult>>) =>
  renderToStaticMarkup(
    <ImportResult
      created={[]}
      file={file}
      name="Especies"
      labelOf={(path) => ({ title: 'Título', year: 'Año' })[path] ?? path}
      options={[
        { path: 'title', label: 'Título' },
        { path: 'year', label: 'Año' },
      ]}
      t={t}
      urlOf={(id) => `/admin/collections/references/${id}`}
      {...props}
    />,
  )

test('faults have the row of a spreadsheet, or the position in a JSON file, and the others are counted', () => {
  const report = { faults: [{ row: 2, column: 'year', message: 'No es un número.' }], moreFaults: 7 }
  const csv = render({ file: { ...file, report } })
  expect(csv).toContain('<th scope="col">Fila</th>')
  expect(csv).toContain('<td>2</td><td>Año</td><td>No es un número.</td>')
  expect(csv).toContain('Comprobado: 8 errores')
  expect(csv).toContain('Y 7 errores más.')
  expect(csv).not.toContain('<button')
  const json = render({ file: { ...file, fileName: 'species.JSON', report } })
  expect(json).toContain('<th scope="col">Registro</th>')
  expect(json).toContain('<td>year<span class="imports__label">Año</span></td>')
  const columns = [{ heading: 'Fecha', path: 'year' }]
  expect(render({ file: { ...file, report: { ...report, columns } } })).toContain(
    '<td>Fecha<span class="imports__label">Año</span></td>',
  )
})

test('a checked file without faults can be imported, unless it changes nothing', () => {
  const counts = { created: 1, changed: 2, unchanged: 4 }
  const html = render({ file: { ...file, report: { counts } } })
  expect(html).toContain('<button type="submit">Importar 3 filas</button>')
  expect(html).toContain('1 nueva, 2 cambiadas, 4 sin cambios')
  const same = render({ file: { ...file, report: { counts: { created: 0, changed: 0, unchanged: 7 } } } })
  expect(same).toContain('0 nuevas, 0 cambiadas, 7 sin cambios')
  expect(same).toContain('No hay nada que importar')
  expect(same).not.toContain('<button')
})

test('a changed entry is linked and shows the fields before and after, with their labels', () => {
  const differences = [{ column: 'year', from: '', to: '2001' }]
  const changes = [{ row: 2, id: 'a', name: 'Amanita', isPublished: true, differences, more: 3 }]
  const html = render({
    file: { ...file, report: { changes, counts: { created: 0, changed: 1, unchanged: 0 } } },
  })
  expect(html).toContain('<a href="/admin/collections/references/a">Amanita</a> (se publica al momento)')
  expect(html).toContain('<td>Año</td><td><i>vacío</i></td><td>2001</td>')
  expect(html).toContain('Y 3 campos más.')
})

test('each column has a select with its field, and a row of another name can be confirmed', () => {
  const faults = [{ row: 2, column: 'title', message: 'Esta fila dice otra cosa.', confirmable: true }]
  const columns = [{ heading: 'año', path: 'year' }, { heading: 'notas' }]
  const html = render({ file: { ...file, report: { faults, columns, confirmed: [5] } } })
  expect(html).toContain('<details class="imports__columns" open="">')
  expect(html).toMatch(/aria-label="Campo para la columna «año»".*?<option value="year" selected="">Año/)
  expect(html).toMatch(/«notas»"[^>]*><option value="" selected="">No importar/)
  expect(html).toContain(
    '<input aria-label="La fila 2 es correcta" type="checkbox" name="confirmed" value="2"/>',
  )
  expect(html).toContain('<input type="hidden" name="confirmed" value="5"/>')
  expect(html).toContain('Comprobar de nuevo')
})

test('an encoding other than UTF-8 is named, with words by which people see whether it is right', () => {
  const report = { encoding: 'windows-1252', words: ['níscalos'] }
  expect(render({ file: { ...file, report } })).toContain('se ha leído como Windows-1252')
  expect(render({ file: { ...file, report } })).toContain('Estas palabras deben verse bien: níscalos.')
  expect(render({})).not.toContain('UTF-8')
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

const collection = { config: { labels: { plural: 'Entries' } } }
const collections = Object.fromEntries(importTargets.map((target) => [target, collection]))

const formsOf = (req: Parameters<typeof partial<PayloadRequest>>[0]) =>
  renderToStaticMarkup(
    <ImportForms
      req={partial<PayloadRequest>({
        headers: new Headers(),
        i18n: { language: 'en' },
        payload: { collections },
        ...req,
      })}
    />,
  )

test('export and import begin with the language that the panel edits texts in', () => {
  expect(formsOf({ locale: 'es' }).match(/<option value="es" selected="">/g)).toHaveLength(2)
  expect(formsOf({ locale: 'all' }).match(/<option value="en" selected="">/g)).toHaveLength(2)
})

test('an export begins with the table that a spreadsheet of the editor’s language and region reads', () => {
  const formatIn = (language: string, accepted = '') =>
    /<option value="([^"]*)" selected="">[^<]*\d[.,]\d/.exec(
      formsOf({
        headers: new Headers({ 'Accept-Language': accepted }),
        i18n: { language },
        locale: 'en',
      }),
    )?.[1]
  expect(formatIn('en')).toBe('csv')
  expect(formatIn('es', 'es-ES,en;q=0.5')).toBe('csv-semicolon')
  expect(formatIn('pt')).toBe('csv-semicolon')
  expect(formatIn('es', 'es-MX')).toBe('csv')
})
