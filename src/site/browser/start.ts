import { listenToTyping } from '@/ui/browser/characters-left'
import { connectAll, setBehaviours } from '@/ui/browser/connect'
import { listenToQuantitySteps } from '@/ui/browser/quantity-steps'
import { behaviours } from './behaviours'

/** Starts what scripts add to the page. */
export function start(): void {
  setBehaviours(behaviours)
  connectAll(document)
  listenToQuantitySteps()
  listenToTyping()
}
