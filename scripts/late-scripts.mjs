// Pages are whole without their scripts, so the scripts wait until the page is there: on a slow line they would take
// the room of the text, the letters and the first plate.

/** A script with this type is not fetched; the starter gives it back its own. */
const waiting = 'late'

/**
 * The starter: lets the scripts in once the page has been painted, or at once when the reader touches it. A page made
 * ahead of its reader is never painted, so it does not wait for that.
 */
const starter = `(()=>{const begin=()=>{for(const late of document.querySelectorAll('script[type=${waiting}]')){const script=document.createElement('script');for(const{name,value}of late.attributes)if(name!=='type')script.setAttribute(name,value);late.replaceWith(script)}};const painted=()=>document.visibilityState==='visible'?requestAnimationFrame(()=>setTimeout(begin)):begin();if(document.readyState==='complete')painted();else addEventListener('load',painted,{once:true});for(const sign of['pointerdown','keydown'])addEventListener(sign,begin,{once:true,capture:true})})()`

const external = /<script src="\/_next\/static\/[^"]*"[^>]* async=""[^>]*>/g
const preload = /<link rel="preload" as="script"[^>]*>/g

/**
 * Has a page's own external scripts wait for its first paint.
 *
 * @param {string} html
 * @param {string | undefined} mark the nonce of trusted scripts; without it all inline scripts are trusted
 * @returns {string}
 */
export function delayScripts(html, mark) {
  const nonce = mark === undefined ? '' : ` nonce="${mark}"`
  const later = html
    .replace(external, (tag) => tag.replace('<script', `<script type="${waiting}"`))
    .replace(preload, '')
  return later === html ? html : later.replace('</head>', `<script${nonce}>${starter}</script></head>`)
}
