import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { cachedHtml, htmlByObject } from './cached-html'
import { renderHtml } from './render-html'

const Name = ({ children }: { children: ReactNode }) => <i lang="la">{children}</i>
const Line = ({ name }: { name: string }) => (
  <p className="line">
    <Name>{name}</Name> {['grows', ' ', 1].map((word) => word)}
  </p>
)

describe('renderHtml', () => {
  test('components become elements, and texts are escaped', () => {
    expect(renderHtml(<Line name="<Boletus> & co" />)).toBe(
      '<p class="line"><i lang="la">&lt;Boletus&gt; &amp; co</i> grows 1</p>',
    )
  })

  test('a component among the children of another is rendered too', () => {
    const list = (
      <ul>
        {['a', 'b'].map((name) => (
          <li key={name}>
            <Line name={name} />
          </li>
        ))}
      </ul>
    )
    expect(renderHtml(list).match(/<i lang="la">/g)).toHaveLength(2)
  })
})

test('a piece of HTML is rendered once for each key', () => {
  let renderings = 0
  const render = () => {
    renderings += 1
    return <b>{renderings}</b>
  }
  const key = `test ${Math.random()}`
  expect([cachedHtml(key, render), cachedHtml(key, render), cachedHtml(`${key} 2`, render)]).toEqual([
    '<b>1</b>',
    '<b>1</b>',
    '<b>2</b>',
  ])
})

test('a piece of HTML is rendered once for each object', () => {
  let renderings = 0
  const htmlOf = htmlByObject(({ name }: { name: string }) => {
    renderings += 1
    return <Line name={name} />
  })
  const [one, other] = [{ name: 'Boletus' }, { name: 'Boletus' }]
  expect(new Set([one, other, one].map(htmlOf))).toEqual(new Set([renderHtml(<Line name="Boletus" />)]))
  expect(renderings).toBe(2)
})
