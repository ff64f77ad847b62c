import { startCollecting } from './collector'
import { hasObjected } from './objection'

// The scripts of a page run after its first paint, so this is late enough, and a file of its own would cost a request.
if (typeof document !== 'undefined' && !hasObjected()) startCollecting()
