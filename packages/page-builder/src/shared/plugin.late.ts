import type { Life } from '@tillkit/dom'
import { pageJQuery } from '@tillkit/platform'

/** Whose a plugin of ours is: several elements may offer one. */
const offers = new Map<string, Set<Life>>()

/**
 * Offers a jQuery plugin of the theme's to scripts of the page, for as long as the life lasts, unless somebody else has one of that
 * name, or the page has no jQuery. `run` is called when it is; what it was called on goes back to its caller, as with every plugin.
 */
export function offerPlugin(life: Life, name: string, run: () => void): void {
  const methods = pageJQuery()?.fn as unknown as Record<string, unknown> | undefined
  if (!methods || life.signal.aborted) return
  const lives = offers.get(name) ?? new Set()
  if (lives.size === 0) {
    if (methods[name] !== undefined) return
    methods[name] = function (this: unknown): unknown {
      life.guard(run)()
      return this
    }
    offers.set(name, lives)
  }
  lives.add(life)
  life.onEnd(() => {
    lives.delete(life)
    if (lives.size > 0) return
    offers.delete(name)
    Reflect.deleteProperty(methods, name)
  })
}
