import { holdFocus as hold, type KnownBy } from '@tillkit/dom'
import { KNOWN_BY } from './anatomy.ts'

/** Remembers which control has the focus, as `holdFocus` of `@tillkit/dom` does, by what names it in a cart. */
export function holdFocus(region?: Node & ParentNode, placeOf?: KnownBy['placeOf']): () => void {
  return hold(region, placeOf ? { ...KNOWN_BY, placeOf } : KNOWN_BY)
}
