import { isLiveScript } from '@tillkit/dom'
import { CONFIG_ID, legacyScriptOf, pageJQuery, readPageConfig } from '@tillkit/platform'
import type { DebugSession } from '@tillkit/mount'
import { treeOf, type TreeNode } from '../model/tree.model.ts'

/** A script of the shop's that units of ours replace. */
export interface LegacyView {
  /** Its id, or else its address, as it can be found in the page's source. */
  readonly name: string
  readonly isLive: boolean
  readonly units: readonly string[]
}

/** What the page as a whole has to say. */
export interface PageView {
  /** Names and values, in the order in which they are read. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly legacy: readonly LegacyView[]
  readonly config: TreeNode
  readonly warnings: readonly string[]
}

/** The scripts of the shop's that are on the page, live or switched off. */
export function readLegacy({ manifests }: Pick<DebugSession, 'manifests'>, root: ParentNode = document): LegacyView[] {
  return [...root.querySelectorAll('script')].flatMap((script) => {
    const units = manifests.filter(({ legacy }) => legacyScriptOf(script, legacy))
    const [entry] = units.map(({ legacy }) => legacyScriptOf(script, legacy))
    if (!entry) return []
    const name = script.id ? `#${script.id}` : (script.getAttribute('src') ?? entry.handle)
    return [{ name, isLive: isLiveScript(script), units: units.map((unit) => unit.name) }]
  })
}

/** What becomes of a script of the shop's, and of the units that replace it. */
export function fateOf({ isLive, units }: LegacyView, session: DebugSession): string {
  const names = units.join(', ')
  if (isLive && units.every((unit) => isForced(unit, session))) return `Runs together with ${names}, because data-force says so.`
  if (isLive) return `Keeps off: ${names}. See "Replacing the shop's own script" in the README.`
  const isServed = units.some((unit) => session.units?.includes(unit) ?? true)
  if (session.off || !isServed) return `Neither it nor ${names} runs here: nobody does this work.`
  return `Comes back to life if ${names} cannot be loaded.`
}

/** Whether a unit runs beside the shop's own script. */
export function isForced(unit: string, { force }: DebugSession): boolean {
  return force === true || force.includes(unit)
}

/** Reads the page as a whole. */
export function readPage({ version, base, manifests, units, force, off }: DebugSession): PageView {
  const copies = ownTags()
  const jquery = pageJQuery()?.fn.jquery
  return {
    facts: [
      ['Version', version],
      ['Files', base],
      ['data-units', units?.join(' ') ?? 'not set: all units'],
      ['data-force', force === true ? 'all units' : force.join(' ') || 'not set'],
      ['jQuery', jquery ?? 'none: events by their old names cannot be heard'],
      ['Language', document.documentElement.lang || 'not set: English'],
      ['Window', `${innerWidth} × ${innerHeight} px, ${devicePixelRatio}×`],
      ['Browser', navigator.userAgent],
    ],
    legacy: readLegacy({ manifests }),
    config: configTree(),
    warnings: [
      ...(off ? [OFF[off]] : []),
      ...(copies > 1 ? [`Our script tag is on this page ${copies} times. The first one works, the others stay off: keep one.`] : []),
    ],
  }
}

const OFF = {
  address: '?tillkit=off is in the address, so nothing of ours runs on this page. Take it out of the address to switch us on.',
  browser: 'This browser is too old for us (it lacks inert, popover or :has()), so the page stays as the server printed it.',
} as const

function ownTags(): number {
  return [...document.scripts].filter(({ src }) => /\/tillkit\.js(\?|$)/.test(src)).length
}

function configTree(): TreeNode {
  const name = `#${CONFIG_ID}`
  if (!document.getElementById(CONFIG_ID)) return { name, text: 'not on this page: the defaults' }
  const { faults, ...config } = readPageConfig()
  const [first] = faults
  const isEmpty = [config.units, config.messages].every((part) => Object.keys(part).length === 0)
  if (first && isEmpty) return { name, text: `${first.message}; the defaults are used` }
  return treeOf([name, ...faults.map(({ message }) => `left out: ${message}`)].join('; '), config)
}
