import { invoke, type Life } from '@tillkit/dom'
import { report } from '@tillkit/mount'
import { isStandIn } from '@tillkit/platform/theme'
import { anatomy, SLIDER } from './anatomy.ts'
import { withJQuery } from './with-jquery.ts'

/** The sliders that offer plugins, and what takes those back with the last of them. */
const lives = new Set<Life>()
let restore: () => void = () => undefined

/**
 * Offers jQuery plugins of the theme's to scripts of the page, for as long as any of the lives lasts, unless somebody else has one of
 * that name. `run` is called when one is; what it was called on goes back to its caller, as with any plugin. What is no module of the
 * theme's stays as it is, which is said once.
 */
export function offerPlugins(life: Life, names: readonly string[], run: () => void): void {
  withJQuery(life, ($) => {
    const methods = $.fn as unknown as Record<string, unknown>
    if (lives.size === 0) restore = begin(methods, names.filter((name) => !(name in methods) || isStandIn(methods[name])), run)
    lives.add(life)
    life.onEnd(() => {
      if (lives.delete(life) && lives.size === 0) restore()
    })
  })
}

function begin(methods: Record<string, unknown>, names: readonly string[], run: () => void): () => void {
  const reportOnce = createReportOnce()
  const plugins = names.map((name) => ({
    name,
    before: methods[name],
    plugin: function (this: unknown): unknown {
      run()
      reportOnce(name, this)
      return this
    },
  }))
  for (const { name, plugin } of plugins) methods[name] = plugin
  return () => {
    for (const { name, plugin, before } of plugins) {
      if (methods[name] !== plugin) continue
      if (isStandIn(before)) methods[name] = before
      else Reflect.deleteProperty(methods, name)
    }
  }
}

/** Says of a plugin that it does nothing for what is no module: a theme of one's own may have called it for its own markup. */
function createReportOnce(): (name: string, on: unknown) => void {
  const said = new Set<string>()
  return (name, on) => {
    const other = Array.from(Object(on) as ArrayLike<unknown>).find((one) => one instanceof Element && !invoke(one, 'closest', `${SLIDER},${anatomy.below}`))
    if (!(other instanceof Element) || said.has(name)) return
    said.add(name)
    report({
      unit: 'page-builder/slider',
      element: other,
      message: `${name} was called on what is no slider of the page builder, which stays as it is`,
      advice: 'Print it with the builder’s classes.',
      help: 'no-slider',
    })
  }
}
