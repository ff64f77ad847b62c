import { textMarker } from '../src/foundation/cache/text-markers'
import { removeNonce } from './content-security-policy'

// A page is readable before its scripts run, so scripts wait for the first paint: on a slow connection they would
// compete with the text, the fonts and the first illustration. So do React's flight data, which repeats the whole
// page, and links that the screen does not need.

/** A page without what can load after its first paint. */
export interface DeferredPage {
  html: string
  /** React's flight data as JSON, to be served at the address that fills the slot `flightSlot` of the page. */
  flight?: string
}

/** The slot for the address of a page's flight data, and its marker in an attribute. */
export const flightSlot = 'flight'
const flightAddress = () => textMarker(flightSlot, '0'.repeat(32)).replaceAll('"', '&quot;')

/** The path prefix under which the flight data of pages is served. */
export const dataPath = '/_data/'

/**
 * Inserts the deferred scripts once the browser reports a paint (after 60 frames where it reports none), or at the
 * first interaction. A prerendered page is never painted, so it does not wait.
 *
 * - Deferred links come first, so that React hydrates the markup that it rendered.
 * - The flight data must be there before React starts, because React takes what has arrived by then for all there is.
 *   React starts with the last script, so that one is inserted after the data has arrived.
 * - Scripts are inserted one per task, because each one blocks the main thread for some milliseconds.
 * - An interaction before the document is parsed waits for the end of it, where the last script is.
 */
const bootScript = `(()=>{const{flight}=document.currentScript.dataset;let started=false;const insert=(deferred)=>{const script=document.createElement('script');for(const{name,value}of deferred.attributes)if(name!=='type')script.setAttribute(name,value);deferred.replaceWith(script)};const start=async()=>{if(started)return;started=true;if(document.readyState==='loading')await new Promise((resolve)=>addEventListener('DOMContentLoaded',resolve,{once:true}));for(const link of document.querySelectorAll('noscript[data-deferred]'))link.outerHTML=link.textContent;const fetching=flight&&fetch(flight).catch(()=>{});const scripts=[...document.querySelectorAll('script[type=deferred]')];const last=scripts.pop();for(const deferred of scripts){insert(deferred);await new Promise((resolve)=>setTimeout(resolve))}if(flight){const link=document.createElement('link');link.rel='preload';link.as='script';link.href=last.getAttribute('src');document.head.append(link);const response=await fetching;if(!response||!response.ok)return;(self.__next_f=self.__next_f||[]).push(...await response.json())}insert(last)};const afterPaint=(frames)=>!frames||document.visibilityState!=='visible'||performance.getEntriesByType('paint').length?start():requestAnimationFrame(()=>afterPaint(frames-1));if(document.readyState==='complete')afterPaint(60);else addEventListener('load',()=>afterPaint(60),{once:true});for(const type of['pointerdown','keydown'])addEventListener(type,start,{once:true,capture:true})})()`

const siteScript = /<script src="\/_next\/static\/[^"]*"[^>]* async=""[^>]*>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
/** Print stylesheets and the manifest, which makes the browser fetch an icon too. */
const offScreenLink = /<link rel="(?:stylesheet"[^>]* media="print|manifest)"[^>]*>/g

/**
 * Returns a page in `pageEncoding` with its own scripts, flight data and off-screen links deferred until after the first paint.
 * @param nonce of the site's own scripts; without one all inline scripts count as its own
 */
export function deferScripts(html: string, nonce: string | undefined): DeferredPage {
  const nonceAttribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  const deferred = html
    .replace(siteScript, (tag) => tag.replace('<script', '<script type="deferred"'))
    .replace(scriptPreload, '')
  if (deferred === html) return { html }
  const { rest, flight } = extractFlightData(
    deferred.replace(offScreenLink, '<noscript data-deferred>$&</noscript>'),
    nonceAttribute,
  )
  const address = flight === undefined ? '' : ` data-flight="${flightAddress()}"`
  return {
    html: rest.replace('</head>', `<script${nonceAttribute}${address}>${bootScript}</script></head>`),
    flight: flight && removeNonce(flight, nonce),
  }
}

/** Cuts out the flight data; leaves the page as it is when any of its `__next_f` calls cannot be parsed. */
function extractFlightData(html: string, nonceAttribute: string): { rest: string; flight?: string } {
  const calls = new RegExp(
    `<script${nonceAttribute}>(?:\\(self\\.__next_f=self\\.__next_f\\|\\|\\[\\]\\)|self\\.__next_f)\\.push\\(([^<]*)\\)</script>`,
    'g',
  )
  try {
    const chunks: unknown[] = Array.from(html.matchAll(calls), ([, argument = '']) => JSON.parse(argument))
    const rest = html.replace(calls, '')
    return chunks.length > 0 && !rest.includes('__next_f')
      ? { rest, flight: JSON.stringify(chunks) }
      : { rest: html }
  } catch {
    return { rest: html }
  }
}
