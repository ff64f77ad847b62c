/**
 * Renders the plates of the sample species to contact sheets under `screenshots/` and prints the size and
 * time of each. Options: `--only=amanita,boletus` selects species by the start of their slug;
 * `--width=220` sets the width of a plate; `--detail=page`; `--view=section`; `--theme=light|dark`;
 * `--seeds=3` draws each with several seeds; `--forms` draws one invented record of every growth form
 * without a sample species; `--pins` adds the legend's leader lines.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import type { PlateView } from '../illustrations/plates/address'
import { drawPlate, type PlateOptions } from '../illustrations/plates/draw'
import { plateLeaders } from '../illustrations/plates/leaders'
import { unsampledForms } from '../illustrations/plates/specimens'
import type { PlateTraits } from '../illustrations/plates/traits'
import { species } from '../sample/index'
import { parts } from '../src/domains/species/vocabulary'
import { chromiumArgs } from './chromium'

const PAPER = {
  light: { page: '#f7f0e1', text: '#2c2118' },
  dark: { page: '#1b1814', text: '#e9dfca' },
} as const

interface Subject {
  name: string
  traits: PlateTraits
}

interface Settings {
  only: string[]
  width: number
  columns: number
  detail: PlateOptions['detail']
  views: PlateView[]
  themes: ('light' | 'dark')[]
  seeds: number
  forms: boolean
  pins: boolean
  out: string
}

function readSettings(): Settings {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      width: { type: 'string', default: '220' },
      columns: { type: 'string', default: '0' },
      detail: { type: 'string', default: 'card' },
      view: { type: 'string', default: 'habit' },
      theme: { type: 'string', default: 'light,dark' },
      seeds: { type: 'string', default: '1' },
      forms: { type: 'boolean', default: false },
      pins: { type: 'boolean', default: false },
      out: { type: 'string', default: 'plates' },
    },
  })
  const width = Number(values.width)
  return {
    only: values.only.split(',').filter(Boolean),
    width,
    columns: Number(values.columns) || Math.max(1, Math.floor(1840 / (width + 12))),
    detail: values.detail === 'page' ? 'page' : 'card',
    views: values.view.split(',') as PlateView[],
    themes: values.theme.split(',') as ('light' | 'dark')[],
    seeds: Number(values.seeds),
    forms: values.forms,
    pins: values.pins,
    out: values.out,
  }
}

function subjects({ only, forms }: Settings): Subject[] {
  const recorded = species.map((s) => ({
    name: s.scientificName,
    slug: s.slug,
    traits: s.traits as PlateTraits,
  }))
  const extra = unsampledForms.map(({ name, traits }) => ({
    name,
    slug: traits.growthForm as string,
    traits,
  }))
  return (forms ? extra : recorded).filter((s) => only.length === 0 || only.some((o) => s.slug.startsWith(o)))
}

/** Returns a plate as an image, as the site serves it, with its name and size. */
function figure(subject: Subject, options: PlateOptions, width: number, pins: boolean): string {
  const start = performance.now()
  const svg = drawPlate(subject.traits, options)
  const took = performance.now() - start
  const bytes = gzipSync(svg, { level: 9 }).length
  console.log(
    `${subject.name.padEnd(30)} ${options.view.padEnd(11)} ${options.theme.padEnd(5)} ${String(svg.length).padStart(7)} B ${String(bytes).padStart(6)} B gz ${took.toFixed(1).padStart(6)} ms`,
  )
  const marks = pins
    ? plateLeaders(subject.traits, options.seed, parts)
        .map(
          ({ part, letter: [x, y], from, place }) =>
            `<path d="M${from}L${place}" stroke="#00f"/><text x="${x}" y="${y + 4}">${part.slice(0, 2)}</text>`,
        )
        .join('')
    : ''
  const overlay = marks ? `<svg viewBox="0 0 320 400" width="${width}">${marks}</svg>` : ''
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return `<figure style="width:${width}px"><img src="${src}" width="${width}" alt="">${overlay}<figcaption><i>${subject.name}</i> ${(bytes / 1000).toFixed(1)} kB</figcaption></figure>`
}

function page(figures: string, theme: 'light' | 'dark', settings: Settings): string {
  const { page: paper, text } = PAPER[theme]
  const gap = 12
  const width = settings.columns * (settings.width + gap) + gap
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; width: ${width}px; background: ${paper}; color: ${text}; font: 12px Georgia, serif }
    main { display: flex; flex-wrap: wrap; gap: ${gap}px; padding: ${gap}px }
    figure { margin: 0; position: relative } img { display: block } figcaption { text-align: center; padding: 2px }
    svg { position: absolute; inset: 0; font: 12px sans-serif; fill: blue; text-anchor: middle }
  </style><main>${figures}</main>`
}

async function render(): Promise<void> {
  const settings = readSettings()
  const folder = join(import.meta.dirname, '..', 'screenshots')
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: chromiumArgs,
  })
  try {
    for (const theme of settings.themes) {
      const figures = subjects(settings).flatMap((subject) =>
        settings.views.flatMap((view) =>
          Array.from({ length: settings.seeds }, (_, i) =>
            figure(
              subject,
              { view, theme, detail: settings.detail, seed: i ? `${subject.name}-${i}` : subject.name },
              settings.width,
              settings.pins,
            ),
          ),
        ),
      )
      const tab = await browser.newPage({
        viewport: { width: settings.columns * (settings.width + 12) + 12, height: 400 },
      })
      await tab.setContent(page(figures.join(''), theme, settings), { waitUntil: 'load' })
      const path = join(folder, `${settings.out}-${theme}.png`)
      await tab.screenshot({ path, fullPage: true })
      console.log(path)
      await tab.close()
    }
  } finally {
    await browser.close()
  }
}

await render()
