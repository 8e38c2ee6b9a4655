import { type Field, fieldName, fieldsIn, indexByName, invoke, native } from '@tillkit/dom'
import { putBack } from './aspects.ts'
import { isSlot, SLOT } from './slot-element.ts'

/** A part that is known by a name: the one that stands, and the one that was sent for it. */
export interface Pair {
  readonly old: Element
  readonly next: Element
  readonly isWhole: boolean
  /** Whether it is sent as it was. */
  readonly isSame: boolean
}

/** What is known of a region beside its HTML. */
export interface Known {
  readonly pairs: readonly Pair[]
  /** Finds all parts that have a name. */
  readonly parts: string
  /** Whether an element is left alone. */
  readonly isLeft: (element: Element) => boolean
  /** Whether the shopper is in a field, or it holds what is theirs. */
  readonly isKept: (field: Field) => boolean
}

/** Whether it stands in a slot of ours. */
export const isDrawn = (element: Element): boolean => invoke(element, 'closest', SLOT) !== null

/**
 * The library knows elements by their ids, and takes what has none for anything of its kind. So for as long as it works, what is
 * to stay what it is has an id of ours: what has a key, a field that somebody is in or has filled in, by its name, and what stands
 * beside the lines, by its order. What is not sent again has one that nothing else has. An id that the server has made anew is
 * taken off: its element would be thrown away for it.
 * @returns gives each element the id that was sent for it
 */
export function lendIds(region: Element, next: DocumentFragment, known: Known): () => void {
  const { pairs, parts, isLeft, isKept } = known
  removeLeft(region, next, isLeft)
  /** What was printed where we have lent one. */
  const lent = new Map<string, string | null>()
  const lend = (old: Element, sent: Element | undefined, printed = sent ? idOf(sent) : null) => {
    if (lent.has(idOf(old) ?? '')) return
    const id = `tillkit-key-${lent.size}`
    lent.set(id, printed)
    for (const element of sent ? [old, sent] : [old]) invoke(element, 'setAttribute', 'id', id)
  }
  for (const { old, next: sent, isSame } of pairs) lend(old, sent, idOf(isSame ? old : sent))
  for (const part of invoke(region, 'querySelectorAll', parts)) lend(part, undefined)
  const lendNamed = (olds: Iterable<[string, Element]>, sent: ReadonlyMap<string, Element>) => {
    for (const [name, old] of olds) if (!isLeft(old)) lend(old, sent.get(name))
  }
  const fields = fieldsIn(region)
  if (fields.some(isKept)) {
    const nameOf = fieldNames(known)
    lendNamed([...indexByName(fields, nameOf)].filter(([, field]) => isKept(field)), indexByName(fieldsIn(next), nameOf))
  }
  const present = new Set(idsIn(region))
  lendNamed(besides(region, parts, present), besides(next, parts, present))
  return () => {
    for (const element of invoke(region, 'querySelectorAll', '[id]')) {
      const printed = lent.get(idOf(element) ?? '')
      if (printed !== undefined) putBack(element, 'id', printed)
    }
  }
}

const idOf = (element: Element) => invoke(element, 'getAttribute', 'id')

const idsIn = (root: Node & ParentNode) => [...invoke(root, 'querySelectorAll', '[id]')].map(idOf)

/** Takes off what is no id in what was sent. By one that is sent twice the library would lose an element. */
function removeLeft(region: Element, next: DocumentFragment, isLeft: (element: Element) => boolean): void {
  const [once, more] = [new Set<string | null>(), new Set<string | null>()]
  for (const id of idsIn(next)) (once.has(id) ? more : once).add(id)
  for (const element of invoke(region, 'querySelectorAll', '[id]')) {
    const isKnown = once.has(idOf(element)) && !more.has(idOf(element))
    if (!isKnown && !isLeft(element) && !isDrawn(element)) invoke(element, 'removeAttribute', 'id')
  }
}

/** Names fields by the part in which they stand, but for those of our own and those in a part that goes or comes. */
function fieldNames({ pairs, parts }: Known): (field: Field) => string | undefined {
  const places = new Map(pairs.flatMap(({ old, next }, place) => [[old, place], [next, place]]))
  return (field) => {
    const part = invoke(field, 'closest', parts)
    const place = part ? places.get(part) : ''
    return place === undefined || isDrawn(field) ? undefined : `${place} ${fieldName(field)}`
  }
}

/** What stands beside the parts of each list without being one, by its kind: all whose id does not tell. */
function besides(root: Node & ParentNode, parts: string, ids: ReadonlySet<string | null>): Map<string, Element> {
  const around = [...invoke(root, 'querySelectorAll', parts)].map((part) => native(part, 'parentNode') as Node & ParentNode)
  const isNamed = (element: Element) => isSlot(element) || ids.has(idOf(element)) || invoke(element, 'matches', parts)
  const nameIn = (place: number) => (element: Element) => (isNamed(element) ? undefined : `${place} ${element.localName}`)
  return new Map([...new Set(around)].flatMap((list, place) => [...indexByName(native(list, 'children'), nameIn(place))]))
}
