import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')
const tokens = new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Returns a token's colour in a theme as `#rrggbb`. */
function colour(token: string, theme: Theme): string {
  const value = tokens.get(token) ?? ''
  const match = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value)
  const hex = match ? match[theme === 'light' ? 1 : 2] : value
  if (!/^#[0-9a-f]{6}$/.test(hex ?? '')) throw new Error(`${token} is no colour: ${value}`)
  return hex as string
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [pale = 0, deep = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (pale + 0.05) / (deep + 0.05)
}

const classes = [...tokens.keys()].flatMap((name) => /^ed-(\w+)$/.exec(name ?? '')?.[1] ?? [])

/** Backgrounds of text about edibility with the colour of that text. */
function grounds(edibility: string): [string, string][] {
  const word = `ed-${edibility}`
  const ground = `${word}-ground`
  const onBand: [string, string][] =
    edibility === 'deadly'
      ? [['on-deadly', ground]]
      : [
          [word, ground],
          ['ink', ground],
        ]
  return [[word, 'paper'], [word, 'sheet'], ...onBand]
}

describe('edibility colours', () => {
  test('number eight', () => {
    expect(classes).toHaveLength(8)
  })

  test.each(
    classes.flatMap((edibility) =>
      grounds(edibility).flatMap(([text, ground]) => themes.map((theme) => [text, ground, theme] as const)),
    ),
  )('%s on %s has a contrast of 7:1 in the %s theme', (text, ground, theme) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(7)
  })
})

describe('text colours', () => {
  test.each(
    [
      ['ink', 'paper'],
      ['ink', 'sheet'],
      ['ink', 'chanterelle-ground'],
      ['ink-2', 'paper'],
      ['ink-2', 'sheet'],
      ['ink-2', 'chanterelle-ground'],
      ['moss', 'paper'],
      ['moss', 'sheet'],
      ['moss', 'moss-ground'],
      ['chanterelle-ink', 'paper'],
      ['on-chanterelle', 'chanterelle'],
    ].flatMap(([text = '', ground = '']) => themes.map((theme) => [text, ground, theme] as const)),
  )('%s on %s has a contrast of 4.5:1 in the %s theme', (text, ground, theme) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })
})
