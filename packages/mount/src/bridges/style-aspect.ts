import { invoke, native } from '@tillkit/dom'
import { putBack } from './aspects.ts'
import type { Aspect } from './ledger.ts'

/** A node whose inline style we have changed. */
interface Styled {
  /** The attribute as somebody had printed it. */
  readonly text: string | null
  /** What it meant. */
  readonly meant: string
  /** The properties that one of us writes. */
  readonly names: Set<string>
  /** What we left the last time. */
  left: string | null
  /** Whether it has been ours alone since. */
  isOurs: boolean
}

const styled = new WeakMap<Element, Styled>()

const IMPORTANT = ' !important'

/** One property of the node's inline style as it is written, ` !important` included; `''` for none. */
export function styleAspect(name: string): Aspect<string> {
  return {
    name: `style:${name}`,
    read(node) {
      const style = native(node as HTMLElement, 'style')
      return style.getPropertyValue(name) + (style.getPropertyPriority(name) && IMPORTANT)
    },
    write(node, value) {
      const style = native(node as HTMLElement, 'style')
      const [bare, priority] = value.endsWith(IMPORTANT) ? [value.slice(0, -IMPORTANT.length), 'important'] : [value, '']
      const state = enter(node)
      state.names.add(name)
      if (bare === '') style.removeProperty(name)
      else style.setProperty(name, bare, priority)
      state.left = invoke(node, 'getAttribute', 'style')
      if (state.isOurs && style.cssText === state.meant) putPrintedBack(node, state)
    },
    same: (one, other) => one === other,
    released(node) {
      const state = styled.get(node)
      if (!state?.names.delete(name) || state.names.size > 0) return
      // A shorthand of ours has taken the server's longhands along, which no single property remembers.
      if (state.isOurs && invoke(node, 'getAttribute', 'style') === state.left) putPrintedBack(node, state)
      else styled.delete(node)
    },
  }
}

function enter(node: Element): Styled {
  const text = invoke(node, 'getAttribute', 'style')
  const known = styled.get(node)
  if (known) {
    known.isOurs &&= text === known.left
    return known
  }
  const { cssText } = native(node as HTMLElement, 'style')
  const state: Styled = { text, meant: cssText, names: new Set(), left: text, isOurs: true }
  styled.set(node, state)
  return state
}

function putPrintedBack(node: Element, { text }: Styled): void {
  // What somebody prints from here on is theirs.
  styled.delete(node)
  putBack(node, 'style', text)
}
