// Pages are whole without their scripts, so the scripts wait until the page is there: on a slow line they would take
// the room of the text, the letters and the first plate. So do what React needs to know of the page, which says all
// that is in the page a second time, and links to what nobody sees: the styles of paper, the manifest.
import { createHash } from 'node:crypto'
import { unmarked } from './content-security-policy.mjs'

/**
 * @typedef {object} Held a page without what can wait
 * @property {string} html
 * @property {{ name: string, json: string }} [data] what React needs to know, for `dataAddress`
 */

/** Where the data of pages is served, by its digest. */
export const dataFolder = '/_data/'

/** A script with this type is not fetched; the starter gives it back its own. */
const waiting = 'late'

/**
 * The starter: lets the scripts in once the browser says that it has painted the page (60 frames later where it says
 * nothing), or at once when the reader touches it. A page made ahead of its reader is never painted, so it does not wait
 * for that. The data must be there before the scripts run: they take what has come by then for all there is. None runs
 * before the last, the renderer's own, so that one is kept for then. One at a time, because each asks the browser for
 * some milliseconds. A reader who touches the page before its end is read waits for it: the last stands there.
 * Links that waited come first, so that React finds the page as it wrote it.
 */
const starter = `(()=>{const{data}=document.currentScript.dataset;let begun=false;const letIn=(late)=>{const script=document.createElement('script');for(const{name,value}of late.attributes)if(name!=='type')script.setAttribute(name,value);late.replaceWith(script)};const begin=async()=>{if(begun)return;begun=true;if(document.readyState==='loading')await new Promise((go)=>addEventListener('DOMContentLoaded',go,{once:true}));for(const link of document.querySelectorAll('noscript[data-${waiting}]'))link.outerHTML=link.textContent;const coming=data&&fetch(data).catch(()=>{});const all=[...document.querySelectorAll('script[type=${waiting}]')];const last=all.pop();for(const late of all){letIn(late);await new Promise((go)=>setTimeout(go))}if(data){const link=document.createElement('link');link.rel='preload';link.as='script';link.href=last.getAttribute('src');document.head.append(link);const answer=await coming;if(!answer||!answer.ok)return;(self.__next_f=self.__next_f||[]).push(...await answer.json())}letIn(last)};const painted=(frames)=>!frames||document.visibilityState!=='visible'||performance.getEntriesByType('paint').length?begin():requestAnimationFrame(()=>painted(frames-1));if(document.readyState==='complete')painted(60);else addEventListener('load',()=>painted(60),{once:true});for(const sign of['pointerdown','keydown'])addEventListener(sign,begin,{once:true,capture:true})})()`

const external = /<script src="\/_next\/static\/[^"]*"[^>]* async=""[^>]*>/g
const preload = /<link rel="preload" as="script"[^>]*>/g
/** Links to what nothing on the screen needs: the styles of paper, and the manifest, which brings an icon along. */
const unseen = /<link rel="(?:stylesheet"[^>]* media="print|manifest)"[^>]*>/g

/**
 * Has a page's own scripts, the data they start with and what nobody sees of it wait for its first paint.
 *
 * @param {string} html
 * @param {{ mark?: string, path: string }} page `mark` is the nonce of trusted scripts, without which all inline
 *   scripts are trusted; `path` is where the page is found again
 * @returns {Held}
 */
export function holdBack(html, { mark, path }) {
  const nonce = mark === undefined ? '' : ` nonce="${mark}"`
  const later = html
    .replace(external, (tag) => tag.replace('<script', `<script type="${waiting}"`))
    .replace(preload, '')
  if (later === html) return { html }
  const { rest, data } = takeData(later.replace(unseen, `<noscript data-${waiting}>$&</noscript>`), nonce)
  const json = data === undefined ? undefined : unmarked(data, mark)
  const named = json === undefined ? undefined : { name: nameOf(json), json }
  const address = named ? ` data-data="${dataFolder}${named.name}?of=${encodeURIComponent(path)}"` : ''
  return {
    html: rest.replace('</head>', `<script${nonce}${address}>${starter}</script></head>`),
    data: named,
  }
}

/**
 * Takes out of a page what React is told of it: the arguments of the calls in which the renderer writes it down.
 * @param {string} html
 * @param {string} nonce
 * @returns {{ rest: string, data?: string }} without data when any call is not understood
 */
function takeData(html, nonce) {
  const calls = new RegExp(
    `<script${nonce}>(?:\\(self\\.__next_f=self\\.__next_f\\|\\|\\[\\]\\)|self\\.__next_f)\\.push\\(([^<]*)\\)</script>`,
    'g',
  )
  try {
    const told = Array.from(html.matchAll(calls), ([, argument = '']) => JSON.parse(argument))
    const rest = html.replace(calls, '')
    return told.length > 0 && !rest.includes('__next_f')
      ? { rest, data: JSON.stringify(told) }
      : { rest: html }
  } catch {
    return { rest: html }
  }
}

/** @param {string} text */
function nameOf(text) {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27)
}
