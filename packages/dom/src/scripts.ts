import type { Life } from './life.ts'
import { attributeOf } from './native.ts'
import { liveScript } from './trusted.ts'

const RUNNING_TYPES = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/

/** Whether the browser runs this script: an inert one (`text/plain`, an optimiser's own type) does not count. */
export function isLiveScript(script: Element): boolean {
  return RUNNING_TYPES.test(attributeOf(script, 'type').trim().toLowerCase())
}

/**
 * Runs scripts that came with HTML and have not run, in the order in which they were sent, as the parser and jQuery do:
 * what stands behind an external one waits until that has come, or cannot be had.
 * @param enliven puts the script that runs in the place of the one that did not
 */
export function runScripts(
  life: Life,
  scripts: readonly HTMLScriptElement[],
  enliven: (dead: HTMLScriptElement, live: HTMLScriptElement) => void,
): void {
  let rest = scripts
  for (const dead of scripts) {
    rest = rest.slice(1)
    let script = dead
    // One that the page's policy refuses does not keep the others back.
    life.guard(() => {
      script = liveScript(dead)
      enliven(dead, script)
    })()
    if (script === dead || !comesLater(script)) continue
    const left = rest
    for (const type of ['load', 'error']) script.addEventListener(type, () => runScripts(life, left, enliven), { once: true })
    return
  }
}

/** Whether the browser fetches the script first, and says when it has run. */
function comesLater(script: HTMLScriptElement): boolean {
  const isSkipped = script.noModule && !/^module$/i.test(attributeOf(script, 'type'))
  return script.isConnected && script.hasAttribute('src') && isLiveScript(script) && !isSkipped
}
