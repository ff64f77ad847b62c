import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { PageCache } from './page-cache'

/** Pages that are rendered again after a restart, before anybody asks for them. */
const maxPages = 200
const saveInterval = 5 * 60_000

const keys = z.array(z.string().startsWith('/')).max(maxPages)

/**
 * Renders the pages that were read most before the last restart, and saves from time to time which those are.
 * @param folder the data folder
 * @returns a function that saves them once more and stops
 */
export function keepPopularPages(pages: PageCache, folder: string): () => Promise<void> {
  const file = path.join(folder, 'popular-pages.json')
  const save = async () => {
    const popular = pages.mostUsed(maxPages)
    if (popular.length === 0) return
    // Several processes may save at once; one of them wins.
    const newFile = `${file}.${process.pid}`
    await writeFile(newFile, JSON.stringify(popular))
    await rename(newFile, file)
  }
  const report = (error: Error) =>
    console.error(`The list of popular pages could not be saved: ${error.message}`)
  const timer = setInterval(() => save().catch(report), saveInterval)
  timer.unref()
  void readKeys(file).then(async (popular) => {
    for (const key of popular) await pages.refresh(key)
  })
  return async () => {
    clearInterval(timer)
    await save().catch(report)
  }
}

/** Returns none before the first restart, or when the file has been damaged. */
async function readKeys(file: string): Promise<string[]> {
  try {
    return keys.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return []
  }
}
