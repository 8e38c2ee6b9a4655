import { attributeOf, invoke, isLiveScript } from '@tillkit/dom'
import { legacyScriptOf, scriptsHere, type LegacyScript } from './legacy-scripts.ts'

/** What consent plugins write on a script that they hold back: in the name of an attribute, or in a class. */
const PARKED = /cookie|consent|categor|usercentrics|borlabs|cmplz|_iub_/

/** Whether consent holds this script back: then it is nobody else's to wake. */
function isParked(script: Element): boolean {
  return PARKED.test(`${invoke(script, 'getAttributeNames').join(' ')} ${attributeOf(script, 'class')}`)
}

/**
 * Fetches the inert legacy scripts of a unit whose own code does not come, without running them: as long as their files are
 * on the way as well, whichever is there first shall do the work.
 * @returns those whose files have come, one for each handle; a page that has two tags of one handle is not to run it twice.
 */
export async function fetchLegacyScripts(legacy: readonly LegacyScript[] = []): Promise<HTMLScriptElement[]> {
  const inert = scriptsHere().filter((script) => !isLiveScript(script) && !isParked(script))
  const scripts = legacy.flatMap((one) => inert.find((script) => legacyScriptOf(script, [one])) ?? [])
  const came = await Promise.all(scripts.map(fetchScript))
  return scripts.filter((_, index) => came[index])
}

/** Fetches a script as the browser will ask for it, so that it has it at hand when the script is woken. */
function fetchScript({ src, nonce, crossOrigin, integrity }: HTMLScriptElement): unknown {
  const link = document.createElement('link')
  return !src || new Promise((resolve) => {
    const ends = { onload: resolve, onerror: () => resolve(false) }
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', nonce, crossOrigin, integrity, href: src, ...ends }))
  }).finally(() => link.remove())
}

/**
 * Brings back an inert legacy tag that this page needs for something that is not ours. Whoever takes a script out that
 * carries several units writes on its tag what the others stand on, as a CSS selector: `data-tillkit-unless`.
 */
export function reviveForOthers(script: HTMLScriptElement): void {
  if (!isParked(script) && document.querySelector(attributeOf(script, 'data-tillkit-unless'))) wakeScript(script)
}

/**
 * Has the browser look at a script that it passed over once more, which it does where one is put into the page. It is the
 * parser's own element: no policy of the page for scripts (a nonce, Trusted Types) has to trust a copy of ours. One that is
 * live stays; one that does not come is switched off again, so that it keeps nobody off. What only serves it, as those tags say
 * (`data-tillkit-with`, ids of what they serve), comes before it: on a page that is ready it looks for that at once. What depends on it comes
 * behind it (`data-tillkit-behind`). Lines in the page itself run when the file before them has come, or cannot be had.
 */
export function wakeScript(script: HTMLScriptElement): void {
  if (isLiveScript(script)) return
  const wakeAll = (which: string) =>
    document.querySelectorAll<HTMLScriptElement>(`script[data-tillkit-with~="${script.id}"]${which}`).forEach((one) => isParked(one) || wakeScript(one))
  wakeAll(':not([data-tillkit-behind])')
  if (coming?.isConnected && !attributeOf(script, 'src')) onEnd(coming, () => enliven(script))
  else enliven(script)
  wakeAll('')
}

/** The file that was woken last, as long as it is on its way. */
let coming: HTMLScriptElement | undefined

function enliven(script: HTMLScriptElement): void {
  script.removeAttribute('type')
  script.async = false
  script.after(script)
  if (attributeOf(script, 'src')) coming = script
  onEnd(script, ({ type }) => {
    if (type === 'error') script.setAttribute('type', 'text/plain')
    if (coming === script) coming = undefined
  })
}

function onEnd(script: HTMLScriptElement, listener: (event: Event) => void): void {
  for (const type of ['load', 'error']) script.addEventListener(type, listener, { once: true })
}
