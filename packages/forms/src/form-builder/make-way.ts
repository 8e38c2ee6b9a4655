import { isLiveScript, type Life } from '@tillkit/dom'
import { live } from '@tillkit/mount'
import { legacyScriptOf, type LegacyScript } from '@tillkit/platform'
import { legacy } from './legacy.ts'
import { withdrawPublicNames } from './public-object.ts'

/** The builder's main script and what serves it: some of that has objects of its own, and does nothing either where it finds one. */
const SCRIPTS: readonly LegacyScript[] = legacy.flatMap((script) => [script, ...(script.helpers ?? [])])

/**
 * Has our objects be gone before a script of the builder's looks for its own. An optimiser may put a live copy in the place of the tag, or make the tag
 * itself live: then its `load`, with which we leave the page to it, comes too late.
 */
export function makeWay(life: Life): void {
  const observer = new MutationObserver((changes) => changes.forEach(({ target }) => isLiveScript(target as Element) && withdrawPublicNames()))
  life.onEnd(() => observer.disconnect())
  let isLater = false
  live(life, 'script', (script) => {
    if (!legacyScriptOf(script, SCRIPTS)) return
    if (!isLiveScript(script)) observer.observe(script, { attributes: true, attributeFilter: ['type', 'src'] })
    else if (isLater) withdrawPublicNames()
  })
  // What is live by now has looked.
  isLater = true
}
