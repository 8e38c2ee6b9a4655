import { type Field, fieldsIn, fieldState, htmlOf, indexByName, invoke, isAsPrinted, isUnchosenRadio, isIn, native, resetField, accepts, setFieldState } from '@tillkit/dom'
import { isListenedTo } from '@tillkit/platform'
import { Idiomorph } from 'idiomorph'
import { putBack } from './aspects.ts'
import { isDrawn, lendIds, type Pair } from './morph-ids.ts'
import { renew } from '../page/observe.ts'
import { isSlot } from './slot-element.ts'

/** How the nodes of a region are used again. */
export interface Keys {
  /** The elements that have a key, such as the lines of a cart. */
  readonly keyed: string
  /** What names one of them in every answer. Ids that are made anew are no names. */
  readonly keyOf: (element: Element) => string | null | undefined
  /** Elements that are left alone where they are sent as they were, and replaced whole where not: never changed, never moved. */
  readonly whole?: string
  /** Whether what a field holds is the shopper's still. Default: they are in it, and it is not what the server printed. */
  readonly isKept?: (field: Field) => boolean
}

/** Lets a region show new HTML with the nodes that stand in it. @returns the scripts in what has changed, which have not run; `undefined` where it cannot */
export type Morph = (region: Element, next: DocumentFragment) => readonly HTMLScriptElement[] | undefined

/** What was last sent for an element: where it is sent again, the element is left alone. */
const sentFor = new WeakMap<Element, string>()

/**
 * Makes what morphs a region: an element keeps its node, and so its focus, caret, scrolling and pictures, and one with a key
 * keeps it wherever it comes to stand. All that is bound in what has changed ends before, and is bound anew after, as if its
 * HTML had been replaced. Where a script of the page listens at one of these elements, nothing is used again: such scripts
 * listen anew whenever they are told of an answer, and would hear one click twice.
 */
export function morphBy(keys: Keys): Morph {
  const { isKept = isUnfinished } = keys
  return (region, next) => {
    if ([...invoke(region, 'querySelectorAll', '*')].some(isListenedTo)) return undefined
    if ([region, ...invoke(region, 'querySelectorAll', 'form'), ...next.querySelectorAll('form')].some(isHidden)) return undefined
    const sent = namesIn(next, keys)
    const html = new Map([...sent].map(([name, element]) => [name, htmlOf(element, true)]))
    const pairs = pairsOf(namesIn(region, keys), { sent, html }, keys)
    const left = new Set(pairs.filter(({ isSame }) => isSame).map(({ old }) => old))
    const isLeft = (element: Element) => standsIn(element, left)
    const { activeElement: active } = document
    const held = fieldsIn(region).map((field) => [field, field.value] as const)
    renew(region, isLeft, () => {
      // What ends gives back what it wrote. What a field holds is the page's to say now.
      for (const [field, value] of held) if (field.value !== value) field.value = value
      const kept = new Set(fieldsIn(region).filter((field) => isKept(field) && !isUnchosenRadio(field)))
      const choices = [...kept].map((field) => [field, fieldState(field)] as const)
      const fresh = pairs.filter(({ isWhole, isSame }) => isWhole && !isSame).map(({ old, next: sent }) => ({ old, copy: document.importNode(sent, true) }))
      const giveBack = lendIds(region, next, { pairs, parts: partsOf(keys), isLeft, isKept: (field) => kept.has(field) || isIn(field) })
      morph(region, next, { pairs, kept })
      giveBack()
      for (const { old, copy } of fresh) invoke(old, 'replaceWith', copy)
      // Those too that are sent as they stand, which the library has not gone through.
      for (const field of fieldsIn(region)) if (!kept.has(field) && !isDrawn(field)) resetField(field)
      for (const [field, state] of choices) chooseAgain(field, state)
    })
    // A number that was only entered is marked, as Tab leaves it: what is typed next replaces it.
    const entered = held.find(([field, value]) => field === active && field.value !== value)?.[0]
    if (entered instanceof HTMLInputElement && isIn(entered)) entered.select()
    for (const [name, element] of namesIn(region, keys)) sentFor.set(element, html.get(name) ?? '')
    return ([...invoke(region, 'querySelectorAll', 'script')] as HTMLScriptElement[]).filter((script) => !isLeft(script) && !isDrawn(script))
  }
}

/** Whether an element is one of these, or stands in one. Asked upwards, of its few ancestors: a cart may have fifty lines. */
function standsIn(element: Element, ones: ReadonlySet<Element>): boolean {
  for (let at: Element | null = element; at; at = native(at, 'parentElement')) if (ones.has(at)) return true
  return false
}

/** What the library asks plainly of elements. */
const ASKED = ['attributes', 'append', 'childNodes', 'contains', 'firstChild', 'getAttribute', 'hasAttribute', 'insertBefore', 'moveBefore',
  'nextSibling', 'nodeType', 'parentNode', 'querySelector', 'querySelectorAll', 'removeAttribute', 'removeChild', 'tagName'] as const

/** Whether a form answers with its fields instead, which have those names. */
const isHidden = (element: Element) => element instanceof HTMLFormElement && ASKED.some((name) => Reflect.get(element, name) instanceof Element && Reflect.get(element, name) !== native(element, name as keyof Element))

/** Lets a field hold what it did: other options, and another button of its group, may have been sent as chosen. */
function chooseAgain(field: Field, state: string): void {
  // A choice that is not offered any more is the server's to make.
  if ((field as HTMLSelectElement).multiple || accepts(field, state)) setFieldState(field, state)
  else resetField(field)
}

/** Half a number is gone on with. */
const isUnfinished = (field: Field) => isIn(field) && !isAsPrinted(field)

const partsOf = ({ keyed, whole }: Keys) => (whole === undefined ? keyed : `${keyed},${whole}`)

/** The parts of a region by their names. */
function namesIn(root: Node & ParentNode, keys: Keys): Map<string, Element> {
  const nameOf = (part: Element) => (invoke(part, 'matches', keys.keyed) ? `key ${keys.keyOf(part) ?? ''}` : 'whole')
  return indexByName(invoke(root, 'querySelectorAll', partsOf(keys)), nameOf)
}

/** What was sent, by its names: the elements, and their HTML. */
interface Sent {
  readonly sent: ReadonlyMap<string, Element>
  readonly html: ReadonlyMap<string, string>
}

function pairsOf(olds: ReadonlyMap<string, Element>, { sent, html }: Sent, { keyed }: Keys): Pair[] {
  return [...sent].flatMap(([name, next]) => {
    const old = olds.get(name)
    if (!old || old.localName !== next.localName) return []
    const isSame = (sentFor.get(old) ?? htmlOf(old, true)) === html.get(name)
    return [{ old, next, isWhole: !invoke(next, 'matches', keyed), isSame }]
  })
}

interface Morphing {
  readonly pairs: readonly Pair[]
  /** Fields whose content is the shopper's still. */
  readonly kept: ReadonlySet<Element>
}

function morph(region: Element, next: DocumentFragment, { pairs, kept }: Morphing): void {
  const left: ReadonlySet<Node> = new Set(pairs.filter(({ isSame, isWhole }) => isSame || isWhole).map(({ old }) => old))
  // The browser compares nodes faster than the library goes through them, but for what a template holds.
  const isComparable = !next.querySelector('template')
  const isAsSent = (old: Node, sent: Node) => isComparable && invoke(old, 'isEqualNode', sent)
  void Idiomorph.morph(region, [...next.childNodes], {
    morphStyle: 'innerHTML',
    restoreFocus: false,
    callbacks: {
      beforeNodeRemoved: (node) => !isSlot(node),
      beforeNodeMorphed: (old, sent) => !left.has(old) && !isAsSent(old, sent),
      // What the shopper has typed, and with it the caret, is not written over; what was printed is noted all the same.
      beforeAttributeUpdated: (name, element) => !(kept.has(element) && /^(value|checked)$/.test(name)),
      afterNodeMorphed(old, sent) {
        if (kept.has(old)) for (const name of ['value', 'checked']) putBack(old, name, invoke(sent as Element, 'getAttribute', name))
      },
    },
  })
}
