import { hasObjected } from './objection'

/** Loads what counts events. Every page has this, so it is as small as it can be. */
if (typeof document !== 'undefined' && !hasObjected())
  import('./collector').then(({ startCollecting }) => startCollecting()).catch(() => undefined)
