import { connectAll, setBehaviours } from '@/ui/browser/connect'
import { behaviours } from './behaviours'

/** Starts what scripts add to the page. */
export function start(): void {
  setBehaviours(behaviours)
  connectAll(document)
}
