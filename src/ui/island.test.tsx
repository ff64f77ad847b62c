import { parse } from 'parse5'
import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from './island'

function Greeting({ name }: { name: string; note?: string }) {
  const id = useId()
  return <label htmlFor={id}>Hello {name}</label>
}

const render = (...names: string[]) =>
  renderToStaticMarkup(
    <main>
      {names.map((name) => (
        <Island key={name} name="greeting" component={Greeting} props={{ name, note: undefined }} />
      ))}
    </main>,
  )

/** The attributes of each island in HTML, as a browser reads them. */
function islandsOf(html: string) {
  const found: Record<string, string>[] = []
  const visit = (node: { attrs?: { name: string; value: string }[]; childNodes?: unknown[] }) => {
    const attributes = Object.fromEntries((node.attrs ?? []).map(({ name, value }) => [name, value]))
    if (attributes['data-island']) found.push(attributes)
    for (const child of node.childNodes ?? []) visit(child as typeof node)
  }
  visit(parse(html) as never)
  return found
}

test('an island is rendered with what the browser needs to take it over', () => {
  const html = render('Ana')
  expect(html).toMatch(/<label for="[^"]+">Hello <!-- -->Ana<\/label>/)
  expect(islandsOf(html)).toMatchObject([{ class: 'unboxed', 'data-island': 'greeting' }])
})

test('its props survive any text', () => {
  const name = `</script><b data-island="x">"'&amp;`
  const islands = islandsOf(render(name))
  expect(islands).toHaveLength(1)
  expect(JSON.parse(islands[0]?.['data-props'] ?? '')).toEqual({ name })
})

test('two islands of a page have ids of their own, the same in each rendering', () => {
  const html = render('Ana', 'Bea')
  expect(render('Ana', 'Bea')).toBe(html)
  const prefixes = islandsOf(html).map((island) => island['data-prefix'])
  const ids = [...html.matchAll(/for="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(prefixes).size).toBe(2)
  expect(new Set(ids).size).toBe(2)
})
