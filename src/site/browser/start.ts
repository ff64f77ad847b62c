import '@/domains/measurement/browser/collector'
import { listenToTyping } from '@/ui/browser/characters-left'
import { connectAll, setBehaviours } from '@/ui/browser/connect'
import { listenToQuantitySteps } from '@/ui/browser/quantity-steps'
import { behaviours } from './behaviours'
import './suggestion-loader'

/** Starts what scripts add to the page, and marks the document when all of it is there. */
export async function start(): Promise<void> {
  setBehaviours(behaviours)
  listenToQuantitySteps()
  listenToTyping()
  await connectAll(document)
  document.documentElement.dataset.connected = ''
}
