import { invoke, native, nearest } from '@tillkit/dom'

/**
 * What the shop's own script showed in the task of a touch, as plain data. It stands from the press until the unit's own code has the
 * touch, or it is given up: a shopper is told in the same frame that the press was heard.
 */
export interface Sign {
  /** Where: the nearest element around the touched one that this selects, or that one itself. Without one there is no sign. Default: the touched element. */
  readonly at?: string
  /** The attribute by which that element names the one that shows it, by its id. Default: that element itself. */
  readonly id?: string
  /** In which windows, as a media query. Default: in all. */
  readonly media?: string
  /** Classes that it gets, with spaces between. Default: none, it is said to be busy (`aria-busy`). */
  readonly classes?: string
}

/** A sign at the element that shows it. */
export interface Mark {
  readonly element: Element
  readonly classes?: string | undefined
}

/** The attribute that says that an element is busy. */
const BUSY = 'aria-busy'

/** Finds where the signs of a touch show: nowhere where the page has no such element. */
export function marksOf(touched: Element, signs: readonly Sign[]): Mark[] {
  return signs.flatMap(({ at, id, media, classes }) => {
    if (media && !matchMedia(media).matches) return []
    const around = at ? nearest(touched, at) : touched
    const element = id && around ? document.getElementById(invoke(around, 'getAttribute', id) ?? '') : around
    return element ? [{ element, classes }] : []
  })
}

/** Shows a mark before the ledger has come. @returns takes it back, and leaves what others have written meanwhile */
export function markPlainly({ element, classes }: Mark): () => void {
  const name = classes ? 'class' : BUSY
  const before = invoke(element, 'getAttribute', name)
  const added = classes?.split(' ').filter((one) => !native(element, 'classList').contains(one))
  const written = added ? [before ?? '', ...added].join(' ') : 'true'
  invoke(element, 'setAttribute', name, written)
  return () => {
    if (invoke(element, 'getAttribute', name) !== written) return added && native(element, 'classList').remove(...added)
    if (before === null) invoke(element, 'removeAttribute', name)
    else invoke(element, 'setAttribute', name, before)
  }
}
