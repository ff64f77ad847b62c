// Writes the sketches of blocks that the panel shows to editors: npm run block-sketches. The results are committed.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { blockSketches } from '../illustrations/blocks/sketches.ts'

const folder = path.join(import.meta.dirname, '../public/block-sketches')

mkdirSync(folder, { recursive: true })
for (const [slug, svg] of blockSketches()) writeFileSync(path.join(folder, `${slug}.svg`), svg)
