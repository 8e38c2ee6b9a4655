import type { Life } from '@tillkit/dom'
import { pageJQuery } from '@tillkit/platform'

/** The sliders that offer plugins, and what takes those back with the last of them. */
const lives = new Set<Life>()
let takeBack: () => void = () => undefined

/**
 * Offers jQuery plugins of the theme's to scripts of the page, for as long as any of the lives lasts, unless somebody else has one of
 * that name, or the page has no jQuery. `run` is called when one is; what it was called on goes back to its caller, as with any
 * plugin.
 */
export function offerPlugins(life: Life, names: readonly string[], run: () => void): void {
  const methods = pageJQuery()?.fn as unknown as Record<string, unknown> | undefined
  if (!methods) return
  if (lives.size === 0) takeBack = begin(methods, names.filter((name) => !(name in methods)), run)
  lives.add(life)
  life.onEnd(() => {
    if (lives.delete(life) && lives.size === 0) takeBack()
  })
}

function begin(methods: Record<string, unknown>, names: readonly string[], run: () => void): () => void {
  const plugin = function (this: unknown): unknown {
    run()
    return this
  }
  for (const name of names) methods[name] = plugin
  return () => {
    for (const name of names) if (methods[name] === plugin) Reflect.deleteProperty(methods, name)
  }
}
