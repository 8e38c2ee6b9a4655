import { giveBackFocus, type Keep, nearest, type Field, htmlOf, isAsPrinted, isIn, type Life, parseFragment } from '@tillkit/dom'
import { saveFocus } from '@tillkit/platform/cart'
import { keepScroll, serverHtml, type Keys } from '@tillkit/mount'
import { anatomy, LINE_KEY, SCROLLERS } from '../mini-cart.anatomy.ts'
import type { Lines } from '../mini-cart.model.ts'
import type { PanelHost } from '../requests/context.ts'
import { readLines } from '../lines/read-lines.ts'

/**
 * Keeps the focus in a panel whose HTML is sent again: on the same control, else on the line that takes the place of the one
 * that has gone.
 * @param fallback takes it where nothing else can
 */
function keepPlace(fallback: () => HTMLElement | null): Keep {
  return (root) => {
    const restoreFocus = saveFocus(root)
    // A control that is taken out loses its focus, for a moment: a dropdown that closed on that could not be given it back.
    root.addEventListener('focusout', unheard, true)
    const hadFocus = root.contains(document.activeElement)
    const neighbours = neighboursOf(document.activeElement, root)
    return () => {
      root.removeEventListener('focusout', unheard, true)
      restoreFocus()
      if (!hadFocus || root.contains(document.activeElement)) return
      const next = neighbours.map((key) => root.querySelector<HTMLElement>(`[${LINE_KEY}="${CSS.escape(key)}"] ${anatomy.remove}`))
      giveBackFocus(next.find(Boolean) ?? fallback())
    }
  }
}

const unheard = (event: Event) => event.stopImmediatePropagation()

/** The keys of the lines that take the focus over when this one goes: those behind it, then those before it. */
function neighboursOf(active: Element | null, root: Element): string[] {
  const panel = nearest(active, SCROLLERS)
  const lines = [...(panel && root.contains(panel) ? panel.querySelectorAll(anatomy.line) : [])]
  const at = lines.findIndex((line) => line.contains(active))
  const order = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0)).reverse()]
  return order.map((line) => line.getAttribute(LINE_KEY) ?? '')
}

/** What an answer is made of. */
interface Split {
  /** The module's inner HTML, without the side cart and the script that would move it. */
  readonly module: string
  /** The content of the side cart; `undefined` where the answer brings none. */
  readonly side: string | undefined
  readonly lines: Lines
}

/** Answers by their object, taken apart once for the module, its copies and the side cart. */
const known = new WeakMap<object, Split>()

function splitAnswer(answer: { readonly html: string }): Split {
  const before = known.get(answer)
  if (before) return before
  const fragment = parseFragment(answer.html)
  const side = fragment.querySelector(anatomy.sideCart)
  const lines = readLines(fragment)
  side?.remove()
  // Our side cart stands in the body already; moving it again would only cost its focus and scrolling.
  for (const script of fragment.querySelectorAll('script')) if (isMove(script)) script.remove()
  // In the parser's own document, where pictures are not fetched.
  const box = fragment.ownerDocument.createElement('div')
  box.append(fragment)
  const split = { module: htmlOf(box), side: side ? htmlOf(side) : undefined, lines }
  known.set(answer, split)
  return split
}

const isMove = ({ textContent }: HTMLScriptElement) => /appendChild\(\s*document\.getElementById\(/.test(textContent ?? '')

/** Which part of an answer goes where. */
export interface AnswerPlace {
  readonly root: HTMLElement
  readonly part: 'module' | 'side'
  readonly store: PanelHost['store']
  /** Takes the focus where its control is gone. */
  readonly fallback: () => HTMLElement | null
}

/** Lines stay what they are: the same key is the same line, and what is typed in it stays until it is answered. */
function keysOf(store: PanelHost['store']): Keys {
  const keyOf = (line: Element) => line.getAttribute(LINE_KEY)
  const isKept = (field: Field) => {
    const line = field.closest(anatomy.line)
    // What another plugin prints beside the lines is kept while somebody is in it.
    return line ? store.getState().drafts[keyOf(line) ?? ''] !== undefined : isIn(field) && !isAsPrinted(field)
  }
  return { keyed: anatomy.line, keyOf, isKept }
}

/** Shows each answer in its place. */
export function showAnswers(life: Life, { root, part, store, fallback }: AnswerPlace): void {
  const region = serverHtml(life, root, { keep: [keepScroll(SCROLLERS), keepPlace(fallback)], keys: keysOf(store) })
  // What the page was printed with is newer than an answer to an earlier host.
  let shown = store.getState().answer
  const show = () => {
    const { answer } = store.getState()
    if (!answer || answer === shown) return
    shown = answer
    const split = splitAnswer(answer)
    const html = split[part]
    if (html === undefined) return
    region.replace(html)
    if (part === 'module') store.work.setLines(split.lines)
  }
  life.onEnd(store.subscribe(life.guard(show)))
}
