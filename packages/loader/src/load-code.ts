import { listen } from '@tillkit/dom'
import { trace } from '@tillkit/platform'
import type { Candidate } from './candidates.ts'
import type { LoaderPage } from './loader.types.ts'
import { loadFile } from './options.ts'
import { TIMEOUT, takeOver } from './take-over.ts'

/** Brings a unit's code, and its looks. What cannot be had, or takes too long, is left to the shop's own script, but without a connection. */
export function loadCode(page: LoaderPage, one: Candidate): void {
  const { life } = page
  const { name } = one
  const file = `${name}.js`
  const replace = life.guard((cause?: unknown) => takeOver(page, one, cause))
  one.stage = 'waiting'
  loadStyles(page, one.styles)
  trace({ kind: 'code', what: 'asked for', name: file, unit: name })
  const timer = one.isForced ? undefined : setTimeout(replace, TIMEOUT)
  // The browser by itself finds out only when the module has come. What does not come fails the module, too, which is told below.
  for (const chunk of one.chunks ?? []) loadFile(page, chunk).catch(() => undefined)
  loadFile(page, name).then(
    () => trace({ kind: 'code', what: 'came', name: file, unit: name }),
    (cause: unknown) => {
      trace({ kind: 'code', what: 'missing', name: file, unit: name })
      clearTimeout(timer)
      if (one.stage === 'waiting') one.stage = 'failed'
      // Without a connection nothing else can be had either: what is touched goes on being held, and is answered for now.
      if (navigator.onLine) replace(cause)
      else one.keeper?.flush()
      // What was stopped by then, or taken over, has not failed.
      again(page, () => one.stage === 'failed' && loadCode(page, one))
    },
  )
}

/** Runs once, when the line is back or something is pressed, by key too: by then it may be had. */
function again({ life }: Pick<LoaderPage, 'life'>, run: () => unknown): void {
  const waiting = life.branch()
  for (const type of ['online', 'click']) {
    listen(waiting, window, type, () => {
      waiting.end()
      run()
    }, { capture: true })
  }
}

/** Links the style sheets of a unit; who prints the table links the one of all, others may leave it to us. */
export function loadStyles(page: Pick<LoaderPage, 'base' | 'life'>, styles: readonly string[] = []): void {
  for (const sheet of __TILLKIT_TABLE__ ? ['tillkit', ...styles] : styles) {
    const { href, pathname } = new URL(`${sheet}.css`, page.base)
    if (document.querySelector(`link[rel=stylesheet][href*="${__TILLKIT_TABLE__ && sheet === 'tillkit' ? 'tillkit.css' : pathname}"]`)) continue
    const link = document.createElement('link')
    // What is drawn waits for those of this class; not for one that cannot be had.
    const onerror = () => {
      link.remove()
      again(page, () => loadStyles(page, styles))
    }
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, className: 'tillkit', onerror }))
  }
}
